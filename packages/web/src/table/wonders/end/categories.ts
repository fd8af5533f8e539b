/** The categories of the score in the order they are counted [W-70], with icon and colour. */
export const CATEGORIES = [
  { id: 'conflicts', icon: 'shield', look: 'military' },
  { id: 'treasury', icon: 'coin', look: 'coins' },
  { id: 'wonder', icon: 'stage', look: 'wonders' },
  { id: 'civil', icon: 'col-blue', look: 'blue' },
  { id: 'science', icon: 'sci-gear', look: 'green' },
  { id: 'commerce', icon: 'col-yellow', look: 'yellow' },
  { id: 'guilds', icon: 'col-purple', look: 'purple' },
] as const;
