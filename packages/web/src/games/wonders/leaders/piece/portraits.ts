/** What a portrait is drawn of, besides the bust. */
const WORN: Readonly<Record<string, string>> = {
  hair: 'euclid',
  'hair laurel': 'caesar maecenas nero caligula varro vitruvius',
  'hair beard': 'aristotle plato archimedes pythagoras',
  'hair band beard': 'phidias praxiteles',
  'hair band': 'ptolemy',
  helmet: 'alexander tomyris',
  'helmet beard': 'leonidas hannibal xenophon pericles',
  'hair crown': 'justinian diocletian',
  'hair crown beard': 'solomon croesus midas darius nebuchadnezzar',
  'turban beard': 'hiram hammurabi',
  nemes: 'imhotep ramses',
  'nemes earring': 'nefertiti hatshepsut nitocris cleopatra',
  veil: 'amytis enheduanna cornelia',
  'veil crown': 'bilkis makeda semiramis zenobia',
  bun: 'hypatia theano aganice gorgo',
  'bun ribbon': 'sappho telesilla cynisca eurypyle',
  'bun ribbon earring': 'agrippina octavia aspasia phryne arsinoe berenice',
};

const BY_LEADER: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(WORN).flatMap(([worn, leaders]) => leaders.split(' ').map((id) => [id, worn.split(' ')])),
);

/** The parts of the portrait of a leader, the lowest first; each is a sign of its own. */
export const portraitOf = (leader: string): readonly string[] => ['bust', ...(BY_LEADER.get(leader) ?? ['hair'])];
