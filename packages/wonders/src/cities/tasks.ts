/** The task of Cities: a choice of several seats at once. */
export const SETTLE_LOSSES = 20;
