import type { Language } from '@pharos/protocol';
import type { Mail } from './mailer.ts';

type MailText = (link: string, minutes: number) => Omit<Mail, 'to'>;

const CONFIRM: Readonly<Record<Language, MailText>> = {
  en: (link, minutes) => ({
    subject: 'Pharos: confirm your e-mail address',
    text: `Open this link to confirm your e-mail address. It works once and for ${minutes} minutes.\n\n${link}\n\nIf you did not ask for this, do nothing.\n`,
  }),
  pl: (link, minutes) => ({
    subject: 'Pharos: potwierdź adres e-mail',
    text: `Otwórz ten odnośnik, aby potwierdzić adres e-mail. Działa raz, przez ${minutes} min.\n\n${link}\n\nJeśli to nie Twoja prośba, nic nie rób.\n`,
  }),
  hu: (link, minutes) => ({
    subject: 'Pharos: erősítsd meg az e-mail-címed',
    text: `Nyisd meg ezt a hivatkozást az e-mail-címed megerősítéséhez. Egyszer működik, ${minutes} percig.\n\n${link}\n\nHa nem te kérted, nincs teendőd.\n`,
  }),
};

const SIGN_IN: Readonly<Record<Language, MailText>> = {
  en: (link, minutes) => ({
    subject: 'Pharos: your link to sign in',
    text: `Open this link on the device on which you want to sign in. It works once and for ${minutes} minutes. Give it to nobody.\n\n${link}\n\nIf you did not ask for this, do nothing.\n`,
  }),
  pl: (link, minutes) => ({
    subject: 'Pharos: odnośnik do logowania',
    text: `Otwórz ten odnośnik na urządzeniu, na którym chcesz się zalogować. Działa raz, przez ${minutes} min. Nikomu go nie podawaj.\n\n${link}\n\nJeśli to nie Twoja prośba, nic nie rób.\n`,
  }),
  hu: (link, minutes) => ({
    subject: 'Pharos: bejelentkezési hivatkozás',
    text: `Nyisd meg ezt a hivatkozást azon az eszközön, amelyen be akarsz jelentkezni. Egyszer működik, ${minutes} percig. Ne add tovább senkinek.\n\n${link}\n\nHa nem te kérted, nincs teendőd.\n`,
  }),
};

export const MAIL_TEXTS = { confirmMail: CONFIRM, mailSignIn: SIGN_IN } as const;
