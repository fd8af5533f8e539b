import type { ClientSettings } from '@pharos/protocol';
import { LANGUAGES, setLanguage } from '../i18n/index.svelte.ts';
import { changeProfile } from '../net/api.ts';
import { knownGuest } from '../net/guest.svelte.ts';
import { saveSettings, settings, type Settings } from './settings.svelte.ts';

const PAUSE_MS = 800;

/** Settings of a kept identity go with it from device to device. To be called once, when the client begins. */
export function syncSettings(): void {
  let told = '';
  /** Whose they are. */
  let owner: string | null = null;
  const tell = (): void => {
    const now = JSON.stringify(settings);
    if (now === told) return;
    told = now;
    void changeProfile({ settings: { ...settings } });
  };
  $effect.root(() => {
    $effect(() => {
      const guest = knownGuest();
      if (guest?.kept !== true) return;
      if (guest.id !== owner) told = '';
      owner = guest.id;
      if (told === '' && guest.settings && Object.keys(guest.settings).length > 0) {
        takeOver(guest.settings);
        told = JSON.stringify(settings);
      }
      // Read here, so that every change comes by.
      if (JSON.stringify(settings) === told) return;
      const timer = setTimeout(tell, PAUSE_MS);
      return () => clearTimeout(timer);
    });
  });
}

/** What another device chose. A setting this client does not know, or of another kind, is left out. */
function takeOver(chosen: ClientSettings): void {
  const { language } = settings;
  const known = Object.entries(chosen).filter(
    ([name, value]) =>
      (name === 'language' && LANGUAGES.some((one) => one === value)) ||
      typeof value === typeof (settings as unknown as Record<string, unknown>)[name],
  );
  Object.assign(settings, Object.fromEntries(known) as Partial<Settings>);
  saveSettings();
  if (settings.language !== null && settings.language !== language) void setLanguage(settings.language);
}
