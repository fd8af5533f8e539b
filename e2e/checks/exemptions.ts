// What a check would find and nobody misses. Runs in the page.

/** An element, as narrow as can be said, that one check passes over, and why it is no fault. */
export interface Exemption {
  readonly check: 'pale sign';
  readonly selector: string;
  readonly reason: string;
}

export const EXEMPTIONS: readonly Exemption[] = [
  {
    check: 'pale sign',
    selector: '.card__art > svg[aria-hidden=true]',
    reason:
      'the picture of a card says nothing: its colour, effects and name stand beside it, and the detail has all in words',
  },
  {
    check: 'pale sign',
    selector: '.wonder.tile > svg.scene',
    reason:
      'the small picture of a Wonder says nothing: the detail, which a press opens, and the legend of the marks have its name in words',
  },
];

export const isExempt = (check: Exemption['check'], element: Element): boolean =>
  EXEMPTIONS.some((one) => one.check === check && element.matches(one.selector));
