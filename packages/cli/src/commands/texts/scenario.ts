/** What `pharos scenario` tells. */
export const scenarioTexts = {
  passed: (title: string, file: string) => `✓ ${title}  ${file}`,
  failed: (title: string, file: string, failure: string) => `✗ ${title}  ${file}\n  ${failure}`,
  total: (passed: number, failed: number) => `${passed} passed, ${failed} failed`,
};
