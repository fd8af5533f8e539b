import { readTable } from '../support.ts';

/**
 * What is printed on the pieces of Leaders, written down a second time in the form of ../transcription.ts: the group in the second
 * edition and the box in the first. What leaders do stands in leaders.test.ts.
 */
export const LEADERS = readTable(
  ['leader', 'cost', 'group', 'box1'],
  `
leader          cost  group     box1
maecenas        1     standard  leaders
imhotep         3     standard  leaders
hammurabi       2     standard  leaders
leonidas        2     standard  leaders
archimedes      4     standard  leaders
ramses          5     standard  leaders
croesus         1     standard  leaders
xenophon        2     standard  leaders
vitruvius       1     standard  leaders
nero            1     standard  leaders
bilkis          4     standard  leaders
hannibal        2     standard  leaders
caesar          5     standard  leaders
solomon         3     standard  leaders
euclid          5     standard  leaders
ptolemy         5     standard  leaders
pythagoras      5     standard  leaders
sappho          1     standard  leaders
zenobia         2     standard  leaders
nefertiti       3     standard  leaders
cleopatra       4     standard  leaders
phidias         3     standard  leaders
praxiteles      3     standard  leaders
nebuchadnezzar  4     standard  leaders
varro           3     standard  leaders
pericles        6     standard  leaders
hypatia         4     standard  leaders
hiram           3     standard  leaders
midas           3     standard  leaders
amytis          4     standard  leaders
alexander       3     standard  leaders
justinian       3     standard  leaders
plato           4     standard  leaders
aristotle       3     standard  leaders
berenice        2     expert    cities
hatshepsut      2     expert    leaders
nitocris        age   expert    -
telesilla       3     expert    -
tomyris         4     expert    leaders
aganice         age   expert    -
enheduanna      4     expert    -
phryne          age   expert    -
cornelia        age   expert    -
eurypyle        age   expert    -
theano          age   expert    -
makeda          age   expert    -
cynisca         age   expert    -
gorgo           5     expert    -
agrippina       1     expert    -
caligula        3     cities    cities
diocletian      2     cities    cities
octavia         1     cities    -
arsinoe         age   cities    -
aspasia         3     cities    cities
darius          4     cities    cities
semiramis       2     -         cities
`,
);

export const LEADERS_GUILDS = readTable(
  ['guild', 'cost', 'editions'],
  `
guild             cost    editions
courtesans-guild  WCGT    1
diplomats-guild   WSGP    1,2
gamers-guild      WSOC    1,2
architects-guild  OOOCPT  1,2
`,
);

export const LEADERS_BOARDS = readTable(
  ['board', 'edition', 'side', 'makes', 'stages', 'gives'],
  `
board       edition  side   makes  stages      gives
roma        1        A      -      WOC,SSCT    4,6
roma        1        B      -      WC,SCT,SSP  0+coins5+draw4,3+recruit,3+recruit
roma        2        day    -      WOC,SSCT    4,6
roma        2        night  -      WC,SCG,SSP  0+coins5+draw4,3+recruit,3+recruit
abu-simbel  2        day    P      SC,WO,SSGT  3,5,0+bury
abu-simbel  2        night  P      CCT,WWG     0+bury,0+bury
`,
);
