// What pictures need that is TypeScript: the browser of the tests and the scenes.
export { findBrowser, launchBrowser } from '../../e2e/browser.ts';
export { prepareStage, showScene } from '../../e2e/showScene.ts';
export { sceneNames, settingOf } from '../../packages/web/gallery/scenes/scenes.ts';
export { LANGUAGES, pixelsOf, SIZES, THEMES } from '../../packages/web/gallery/sizes.ts';
