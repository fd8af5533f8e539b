/** Where the profile of somebody is. */
export const profilePath = (name: string): string => `/player/${encodeURIComponent(name)}`;
