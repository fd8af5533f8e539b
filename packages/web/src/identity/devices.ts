import { language, t } from '../i18n/index.svelte.ts';

/** What a browser and its system are called; one that did not say is unknown. */
export const nameOf = (device: string): string => (device === '' ? t('id.unknownDevice') : device);

export const dayOf = (at: number): string => new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(at);
