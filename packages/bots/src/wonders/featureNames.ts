/** What each expansion has to say, by its id: names of features. */
export * as armada from './armada/featureNames.ts';
export * as cities from './cities/featureNames.ts';
export * as leaders from './leaders/featureNames.ts';
