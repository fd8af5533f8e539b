/** Statements that begin so come again and again in the same words. To the database it is a comment. */
export const REPEATED = '/* repeated */ ';
