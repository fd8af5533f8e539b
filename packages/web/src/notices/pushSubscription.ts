import type { NewChannel } from '@pharos/protocol';

/** Whether this browser can be sent something while the page is closed. */
export function canSubscribe(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Asks whoever sits here whether this browser may show notices; null if they would rather not. */
export async function subscribe(pushKey: string): Promise<NewChannel | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: pushKey };
  const { endpoint, keys } = (await pushManager.subscribe(options)).toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  return { kind: 'push', subscription: { endpoint: endpoint ?? '', keys: { p256dh, auth } } };
}
