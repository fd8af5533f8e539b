/** The names of all scenes by group, from the server of the client under development. */
export const groups = (await (await fetch('/gallery/scenes')).json()) as Readonly<Record<string, readonly string[]>>;
