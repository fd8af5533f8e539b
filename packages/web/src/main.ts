import './styles/index.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { keepForOffline } from './app/keepForOffline.ts';
import { startRouter } from './app/router.svelte.ts';
import { preferredLanguage, setLanguage } from './i18n/index.svelte.ts';
import { settings } from './settings/settings.svelte.ts';
import { syncSettings } from './settings/syncSettings.svelte.ts';

startRouter();
await setLanguage(preferredLanguage(settings.language));
syncSettings();
const target = document.getElementById('app');
if (target) mount(App, { target });

if (import.meta.env.PROD && 'serviceWorker' in navigator) void keepForOffline();
