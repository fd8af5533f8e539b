/**
 * The sizes of windows that styles and programs tell apart, by name. Styles write `@media (--compact)`; a list of
 * queries can stand alone or in a list, but not behind `and`.
 */
export const BREAKPOINTS = {
  /** Phones and upright tablets get the compact table: mini cards, bars instead of cities, tabs. */
  compact:
    '(max-width: 600px), (max-width: 820px) and (orientation: portrait), (max-height: 480px) and (orientation: landscape)',
  /** Tables with less room than they would like: tablets that lie, small laptops. */
  narrow: '(max-width: 1200px)',
  /** Two tables of numbers have room beside each other. */
  wide: '(min-width: 1361px)',
  laptop: '(max-width: 1360px)',
  /** Room for a whole table, in both directions. */
  roomy: '(min-width: 821px) and (min-height: 481px)',
  tablet: '(max-width: 820px)',
  /** Where the parts of a page no longer fit beside each other. */
  page: '(max-width: 760px)',
  phone: '(max-width: 600px)',
  'phone-small': '(max-width: 420px)',
  'phone-slim': '(max-width: 400px)',
  'phone-tiny': '(max-width: 350px)',
  'phone-landscape': '(max-height: 480px) and (orientation: landscape)',
  'beyond-phone': '(min-width: 601px)',
  low: '(max-height: 480px)',
  tall: '(min-height: 760px)',
} as const;
