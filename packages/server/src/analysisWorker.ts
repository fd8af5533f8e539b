// What runs in the threads of analyses, by the names that `analysis/analysisPool.ts` calls.
export { analyse, conclude } from './analysis/analysisTask.ts';
