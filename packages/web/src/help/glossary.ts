/** Words of a game and what they mean, by a name of ours. */
export type Glossary = Readonly<Record<string, { readonly term: string; readonly text: string }>>;
