import { join } from 'node:path';
import { duel } from '@pharos/duel';
import { testScenarios } from '../../core/test/scenarioTests.ts';

testScenarios(duel, join(import.meta.dirname, '..', 'scenarios'));
