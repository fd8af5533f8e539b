import { readTable } from './support.ts';

/**
 * What is printed on the pieces, written down a second time and in another form than the content pack, so that a slip
 * in either shows. Costs: coins, then a letter for each unit of Wood, Clay, Stone, Glass, Papyrus.
 */
export const CARDS = readTable(
  ['card', 'deck', 'colour', 'cost', 'free-with', 'points', 'shields', 'symbol', 'makes'],
  `
card                 deck   colour  cost   free-with      points  shields  symbol     makes
lumber-yard          age1   brown   -      -              -       -        -          W
logging-camp         age1   brown   1      -              -       -        -          W
clay-pool            age1   brown   -      -              -       -        -          C
clay-pit             age1   brown   1      -              -       -        -          C
quarry               age1   brown   -      -              -       -        -          S
stone-pit            age1   brown   1      -              -       -        -          S
glassworks           age1   grey    1      -              -       -        -          G
press                age1   grey    1      -              -       -        -          P
guard-tower          age1   red     -      -              -       1        -          -
stable               age1   red     W      -              -       1        -          -
garrison             age1   red     C      -              -       1        -          -
palisade             age1   red     2      -              -       1        -          -
workshop             age1   green   P      -              1       -        pendulum   -
apothecary           age1   green   G      -              1       -        wheel      -
scriptorium          age1   green   2      -              -       -        quill      -
pharmacist           age1   green   2      -              -       -        mortar     -
theater              age1   blue    -      -              3       -        -          -
altar                age1   blue    -      -              3       -        -          -
baths                age1   blue    S      -              3       -        -          -
stone-reserve        age1   yellow  3      -              -       -        -          -
clay-reserve         age1   yellow  3      -              -       -        -          -
wood-reserve         age1   yellow  3      -              -       -        -          -
tavern               age1   yellow  -      -              -       -        -          -
sawmill              age2   brown   2      -              -       -        -          WW
brickyard            age2   brown   2      -              -       -        -          CC
shelf-quarry         age2   brown   2      -              -       -        -          SS
glassblower          age2   grey    -      -              -       -        -          G
drying-room          age2   grey    -      -              -       -        -          P
walls                age2   red     SS     -              -       2        -          -
horse-breeders       age2   red     WC     stable         -       1        -          -
barracks             age2   red     3      garrison       -       1        -          -
archery-range        age2   red     WSP    -              -       2        -          -
parade-ground        age2   red     CCG    -              -       2        -          -
library              age2   green   WSG    scriptorium    2       -        quill      -
dispensary           age2   green   CCS    pharmacist     2       -        mortar     -
school               age2   green   WPP    -              1       -        wheel      -
laboratory           age2   green   WGG    -              1       -        pendulum   -
courthouse           age2   blue    WWG    -              5       -        -          -
statue               age2   blue    CC     theater        4       -        -          -
temple               age2   blue    WP     altar          4       -        -          -
aqueduct             age2   blue    SSS    baths          5       -        -          -
rostrum              age2   blue    WS     -              4       -        -          -
forum                age2   yellow  3C     -              -       -        -          -
caravansery          age2   yellow  2GP    -              -       -        -          -
customs-house        age2   yellow  4      -              -       -        -          -
brewery              age2   yellow  -      -              -       -        -          -
arsenal              age3   red     WWCCC  -              -       3        -          -
pretorium            age3   red     8      -              -       3        -          -
fortifications       age3   red     CSSP   palisade       -       2        -          -
siege-workshop       age3   red     WWWG   archery-range  -       2        -          -
circus               age3   red     CCSS   parade-ground  -       2        -          -
academy              age3   green   WSGG   -              3       -        sundial    -
study                age3   green   WWGP   -              3       -        sundial    -
university           age3   green   CGP    school         2       -        armillary  -
observatory          age3   green   SPP    laboratory     2       -        armillary  -
palace               age3   blue    WCSGG  -              7       -        -          -
town-hall            age3   blue    WWSSS  -              7       -        -          -
obelisk              age3   blue    SSG    -              5       -        -          -
gardens              age3   blue    WWCC   statue         6       -        -          -
pantheon             age3   blue    WCPP   temple         6       -        -          -
senate               age3   blue    CCSP   rostrum        5       -        -          -
chamber-of-commerce  age3   yellow  PP     -              3       -        -          -
port                 age3   yellow  WGP    -              3       -        -          -
armory               age3   yellow  SSG    -              3       -        -          -
lighthouse           age3   yellow  CCG    tavern         3       -        -          -
arena                age3   yellow  WCS    brewery        3       -        -          -
merchants-guild      guild  purple  WCGP   -              -       -        -          -
shipowners-guild     guild  purple  CSGP   -              -       -        -          -
builders-guild       guild  purple  WCSSG  -              -       -        -          -
magistrates-guild    guild  purple  WWCP   -              -       -        -          -
scientists-guild     guild  purple  WWCC   -              -       -        -          -
moneylenders-guild   guild  purple  WWSS   -              -       -        -          -
tacticians-guild     guild  purple  CSSP   -              -       -        -          -
`,
);

export const WONDERS = readTable(
  ['wonder', 'cost', 'points', 'shields', 'coins', 'extra-turn'],
  `
wonder             cost   points  shields  coins  extra-turn
appian-way         CCSSP  3       -        3      yes
circus-maximus     WSSG   3       1        -      -
colossus           CCCG   3       2        -      -
great-library      WWWGP  4       -        -      -
great-lighthouse   WSPP   4       -        -      -
hanging-gardens    WWGP   3       -        6      yes
mausoleum          CCGGP  2       -        -      -
piraeus            WWCS   2       -        -      yes
pyramids           SSSP   9       -        -      -
sphinx             CSGG   6       -        -      yes
statue-of-zeus     WCSPP  3       1        -      -
temple-of-artemis  WSGP   -       -        12     yes
`,
);

/** Agora: Senators of each kind. */
export const SENATORS = readTable(
  ['senator', 'kind', 'section', 'copies'],
  `
senator            kind        section  copies
politician-left    politician  left     2
politician-middle  politician  middle   3
politician-right   politician  right    2
conspirator        conspirator -        6
`,
);

/**
 * Agora: what somebody who controls a Decree in Age II finds changed, in a game where nothing else is built. Prices of a raw
 * and of a manufactured unit; the costs of Walls SS, School WPP, Forum 3C, Temple WP and Knossos WCSGG, with the symbol that
 * makes the Temple free in the opposing city; Senate actions without a blue card; coins for a discarded card; what the
 * opponent builds that pays; a further turn after a Conspirator; the pawn when control is gained.
 */
export const DECREES = readTable(
  ['decree', 'raw', 'made', 'red', 'green', 'yellow', 'blue', 'wonder', 'actions', 'sale', 'pays', 'again', 'pawn'],
  `
decree                  raw  made  red  green  yellow  blue  wonder  actions  sale  pays    again  pawn
income-blue             2    2     4    6      5       4     10      1        2     blue    -      0
income-green            2    2     4    6      5       4     10      1        2     green   -      0
income-yellow           2    2     4    6      5       4     10      1        2     yellow  -      0
income-red              2    2     4    6      5       4     10      1        2     red     -      0
income-wonder           2    2     4    6      5       4     10      1        2     wonder  -      0
ignore-cost-yellow      2    2     4    6      2       4     10      1        2     -       -      0
ignore-cost-red         2    2     2    6      5       4     10      1        2     -       -      0
ignore-cost-green       2    2     4    4      5       4     10      1        2     -       -      0
wonder-discount         2    2     4    6      5       4     8       1        2     -       -      0
shield                  2    2     4    6      5       4     10      1        2     -       -      1
trade-raw               1    2     2    5      4       3     7       1        2     -       -      0
trade-manufactured      2    1     4    4      5       3     8       1        2     -       -      0
oratory                 2    2     4    6      5       4     10      2        2     -       -      0
discard-bonus           2    2     4    6      5       4     10      1        4     -       -      0
shared-chains           2    2     4    6      5       0     10      1        2     -       -      0
conspirator-extra-turn  2    2     4    6      5       4     10      1        2     -       yes    0
`,
);

/** Agora: the choices a Conspiracy asks for where all of them are possible, and what it does to coins and pawn by itself. */
export const CONSPIRACIES = readTable(
  ['conspiracy', 'choices', 'mine', 'theirs', 'pawn'],
  `
conspiracy          choices                          mine  theirs  pawn
extortion           takeWonder+moveCube              0     0       0
blackmail           moveCube                         6     -6      0
expropriation       destroy+moveCube                 0     0       0
swindle             destroy+moveCube                 0     0       0
obscurantism        lockToken                        0     0       0
coup                -                                0     0       2
property-fraud      buildFarRow                      0     0       0
treason             buildRemoved                     0     0       0
political-maneuver  placeCube+removeCube+moveCube    0     0       0
espionage           takeBoxToken                     0     0       0
turn-of-events      dropCard+dropSecondCard+moveCube 0     0       0
embezzlement        -                                2     -3      0
foreclosure         takeCard                         0     0       0
coercion            swapCards+moveCube               0     0       0
insider-influence   moveDecree+moveCube              0     0       0
sabotage            sabotage                         0     0       0
`,
);

/** Agora: the structures as they lie on the table, far row first: O face up, x face down, half a card to a column. */
export const AGORA_STRUCTURES = [
  `
    O O O
   x x x x
  O O O O O
 x x x x x x
O O O O O O O`,
  `
O O O O O O O
 x x x x x x
  O O O O O
   x x x x
    O O O`,
  `
     O O
    x x x
   O O O O
  x x x x x
   O O O O
    x x x
     O O`,
];

const LETTERS = { wood: 'W', clay: 'C', stone: 'S', glass: 'G', papyrus: 'P' } as const;

/** The printed coins of a cost such as "2GP". */
export function coinsIn(cost: string): number {
  return Number(/^\d*/.exec(cost)?.[0] ?? 0);
}

/** The units of a cost or production such as "2GP", by resource. */
export function unitsIn(text: string): Record<string, number> {
  return Object.fromEntries(Object.entries(LETTERS).map(([name, letter]) => [name, text.split(letter).length - 1]));
}
