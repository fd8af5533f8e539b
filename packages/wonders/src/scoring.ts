/** Points by category [W-70]. */
export type WondersScore = Readonly<
  Record<'conflicts' | 'treasury' | 'wonder' | 'civil' | 'science' | 'commerce' | 'guilds' | 'total', number>
>;
