export { findViolations, type ConformanceChecks, type ConformancePlan } from './conformance.ts';
export { readDamagedSave, runDamagedScenario } from './damaged.ts';
export { damage, damageJson } from './garbage.ts';
export { playthrough } from './playthrough.ts';
export { ofType, playTexts, randomMove, testGames, type Course, type Ply, type TestGames } from './randomGames.ts';
export { readTable } from './table.ts';
export { SeenGame } from './seenGame.ts';
export { writePositions, type WrittenPositions } from './writtenPositions.ts';
