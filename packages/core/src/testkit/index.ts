export { findViolations, type ConformancePlan, type Knowledge } from './conformance.ts';
export { damage, damageJson } from './garbage.ts';
export { playthrough } from './playthrough.ts';
