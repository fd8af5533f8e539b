/** What a client shows of Cities, without the engine. */
export { CITIES_PACKS } from '../content/cities.ts';
