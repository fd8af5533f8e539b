import type { AnalysisGame } from '../../../analysis/analysisGame.ts';
import { analysisWords } from './analysisWords.ts';
import Position from './Position.svelte';
import Sections from './Sections.svelte';

export const analysisGame: AnalysisGame = { ...analysisWords, Position, Sections };
