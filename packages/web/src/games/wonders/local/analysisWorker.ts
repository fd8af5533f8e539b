import { wondersAnalysis } from '@pharos/analysis';
import { serveAnalysis } from '../../../analysis/run/serveAnalysis.ts';
import { bots } from './bots.ts';

serveAnalysis(wondersAnalysis, bots);
