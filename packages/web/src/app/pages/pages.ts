import type { Component } from 'svelte';
import { loadPageTexts } from './pageTexts.ts';

type Page = () => Promise<{ default: Component<Record<string, never>> }>;

/** All but the home page and the tables, by the first part of their address. */
const PAGES: ReadonlyMap<string, Page> = new Map<string, Page>([
  ['help', () => import('../../help/Help.svelte')],
  ['daily', async () => (await import('../../daily/loadDaily.ts')).loadDaily()],
  ['learn', () => import('../../learn/LearnPages.svelte')],
  ['puzzles', () => import('../../puzzles/PuzzlePages.svelte')],
  ['about', () => import('../../help/About.svelte')],
  ['replay', () => import('../../replay/FileReplay.svelte')],
  ['verify', () => import('../../verify/VerifyPage.svelte')],
  ['settings', () => import('../../settings/SettingsPage.svelte')],
  ['leaderboard', () => import('../../ratings/LeaderboardPage.svelte')],
  ['games', () => import('../../myGames/MyGamesPage.svelte')],
  ['history', () => import('../../history/HistoryPage.svelte')],
  ['player', () => import('../../profile/ProfilePage.svelte')],
  ['identity', () => import('../../identity/IdentityPages.svelte')],
  ['watch', () => import('../../watch/WatchPage.svelte')],
  ['people', () => import('../../people/PeoplePage.svelte')],
  ['admin', () => import('../../admin/AdminPage.svelte')],
]);

/** A page with its texts; null where there is none of that name. */
export function pageNamed(name: string): Page | null {
  const page = PAGES.get(name);
  if (page === undefined) return null;
  return async () => {
    const [loaded] = await Promise.all([page(), loadPageTexts()]);
    return loaded;
  };
}
