import { join } from 'node:path';
import { wonders } from '@pharos/wonders';
import { testScenarios } from '../../core/test/scenarioTests.ts';

testScenarios(wonders, join(import.meta.dirname, '..', 'scenarios'));
