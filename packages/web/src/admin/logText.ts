import type { AdminLogEntry } from '@pharos/protocol';
import { t } from '../i18n/index.svelte.ts';

/** What an administrator did, in words; what this client does not know yet, as the server notes it. */
export function logText({ action, subject, detail }: AdminLogEntry): string {
  const told = (key: string): string => (typeof detail[key] === 'string' ? detail[key] : '');
  const name = told('name');
  switch (action) {
    case 'claim':
      return t('admin.did.claim');
    case 'appoint':
    case 'dismiss':
    case 'lift':
      return t(`admin.did.${action}`, { name });
    case 'report':
      return t('admin.did.report', { state: t(told('state') === 'settled' ? 'admin.settled' : 'admin.dismissed') });
    case 'closeTable':
      return t('admin.did.closeTable', { table: subject ?? '' });
    case 'rename':
      return t('admin.did.rename', { from: told('from'), to: told('to') });
    case 'suspend': {
      const { hours } = detail;
      const what =
        typeof hours === 'number'
          ? t('admin.did.suspend', { n: hours, name })
          : t('admin.did.suspendForGood', { name });
      return [what, told('reason')].filter(Boolean).join(' · ');
    }
    default:
      return `${action} ${subject ?? ''} ${JSON.stringify(detail)}`;
  }
}
