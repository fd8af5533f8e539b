import type { People, Person, Report } from '@pharos/protocol';
import { API, onPage } from './places.ts';
import type { Scenes } from './setting.ts';

const DAY = Date.UTC(2026, 0, 4, 20);

const someone = (id: string, name: string, rest: Partial<Person> = {}): Person => ({
  id,
  name,
  kept: true,
  relation: 'none',
  online: null,
  ...rest,
});

const PEOPLE: People = {
  followed: [
    someone('theano', 'Theano', { relation: 'follow', online: true }),
    someone('nikias', 'Nikias', { relation: 'follow', online: false }),
    someone('kallisto', 'Kallisto of Rhodes Harbour', { relation: 'follow' }),
  ],
  blocked: [someone('kleon', 'Kleon', { relation: 'block' })],
  recent: [
    { ...someone('theano', 'Theano', { relation: 'follow' }), games: 12, last: DAY, table: 'ffffffffff' },
    { ...someone('iason', 'Iason'), games: 1, last: DAY, table: 'gggggggggg' },
  ],
  invitations: {
    received: [
      {
        id: 'one',
        table: 'cccccccccc',
        game: 'wonders',
        options: { players: 5, packs: ['base', 'armada'] },
        person: { id: 'demetrios', name: 'Demetrios', kept: true },
        state: 'open',
        at: DAY,
        expires: DAY,
      },
    ],
    sent: [],
  },
  presence: 'followed',
};
const NOBODY: People = { ...PEOPLE, followed: [], blocked: [], recent: [], invitations: { received: [], sent: [] } };

const REPORTS: Report[] = [
  {
    id: 'one',
    kind: 'message',
    state: 'open',
    at: DAY,
    name: 'Kleon',
    about: 'kleon',
    reporter: 'theano',
    table: 'ffffffffff',
    words: 'You play like a goat.',
    context: [
      { name: 'Theano', text: 'Good luck!' },
      { name: 'Kleon', text: 'You play like a goat.' },
    ],
    note: 'The third time today.',
    suspended: null,
  },
];
const ADMIN = {
  ...API,
  '/admin/reports': REPORTS,
  '/admin/administrators': ['Arsinoe', 'Demetrios'].map((name, at) => ({ id: name, name, kept: true, mine: at === 0 })),
  '/admin/log': [
    { id: 'one', at: DAY, admin: 'Arsinoe', action: 'rename', subject: 'kleon', detail: { from: 'Kleo', to: 'Kleon' } },
  ],
};

export const peopleScenes: Scenes = {
  people: () => onPage('/people', { api: { ...API, '/people': PEOPLE }, until: '#followed' }),
  peopleNobody: () => onPage('/people', { api: { ...API, '/people': NOBODY }, until: '#followed' }),
  admin: () => onPage('/admin', { api: ADMIN, until: '.report' }),
};
