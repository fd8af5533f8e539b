/** How thoroughly: a quick look, as usual, or more than that. */
export const DEPTHS = ['quick', 'standard', 'deep'] as const;
export type AnalysisDepth = (typeof DEPTHS)[number];
