import { readTable } from './support.ts';

/**
 * What is printed on the pieces, written down a second time and in another form than the content packs, so that a slip
 * in either shows. Costs: coins, then a letter for each unit of Wood, Stone, Ore, Clay, Glass, Papyrus, Textile.
 * `value` is points on blue cards, shields on red ones, the symbol on green ones.
 */
const COLUMNS = ['card', 'age', 'colour', 'cost', 'free-with', 'copies', 'value'] as const;

const FIRST = readTable(
  COLUMNS,
  `
card                 age  colour  cost     free-with                            copies  value
lumber-yard          1    brown   -        -                                    3,4     W
stone-pit            1    brown   -        -                                    3,5     S
clay-pool            1    brown   -        -                                    3,5     C
ore-vein             1    brown   -        -                                    3,4     O
tree-farm            1    brown   1        -                                    6       W/C
excavation           1    brown   1        -                                    4       S/C
clay-pit             1    brown   1        -                                    3       O/C
timber-yard          1    brown   1        -                                    3       W/S
forest-cave          1    brown   1        -                                    5       W/O
mine                 1    brown   1        -                                    6       S/O
loom-1               1    grey    -        -                                    3,6     T
glassworks-1         1    grey    -        -                                    3,6     G
press-1              1    grey    -        -                                    3,6     P
pawnshop             1    blue    -        -                                    4,7     3
baths                1    blue    S        -                                    3,7     3
altar                1    blue    -        -                                    3,5     2
theater              1    blue    -        -                                    3,6     2
tavern               1    yellow  -        -                                    4,5,7   -
east-trading-post    1    yellow  -        -                                    3,7     -
west-trading-post    1    yellow  -        -                                    3,7     -
marketplace          1    yellow  -        -                                    3,6     -
stockade             1    red     W        -                                    3,7     1
barracks             1    red     O        -                                    3,5     1
guard-tower          1    red     C        -                                    3,4     1
apothecary           1    green   T        -                                    3,5     compass
workshop             1    green   G        -                                    3,7     gear
scriptorium          1    green   P        -                                    3,4     tablet
sawmill              2    brown   1        -                                    3,4     WW
quarry               2    brown   1        -                                    3,4     SS
brickyard            2    brown   1        -                                    3,4     CC
foundry              2    brown   1        -                                    3,4     OO
loom-2               2    grey    -        -                                    3,5     T
glassworks-2         2    grey    -        -                                    3,5     G
press-2              2    grey    -        -                                    3,5     P
aqueduct             2    blue    SSS      baths                                3,7     5
temple               2    blue    WCG      altar                                3,6     3
statue               2    blue    WOO      theater                              3,7     4
courthouse           2    blue    CCT      scriptorium                          3,5     4
forum                2    yellow  CC       east-trading-post,west-trading-post  3,6,7   -
caravansery          2    yellow  WW       marketplace                          3,5,6   -
vineyard             2    yellow  -        -                                    3,6     -
bazar                2    yellow  -        -                                    4,7     -
walls                2    red     SSS      -                                    3,7     2
training-ground      2    red     WOO      -                                    4,6,7   2
stables              2    red     WOC      apothecary                           3,5     2
archery-range        2    red     WWO      workshop                             3,6     2
dispensary           2    green   OOG      apothecary                           3,4     compass
laboratory           2    green   CCP      workshop                             3,5     gear
library              2    green   SST      scriptorium                          3,6     tablet
school               2    green   WP       -                                    3,7     tablet
pantheon             3    blue    OCCGPT   temple                               3,6     7
gardens              3    blue    WCC      statue                               3,4     5
town-hall            3    blue    SSOG     -                                    3,5,6   6
palace               3    blue    WSOCGPT  -                                    3,7     8
senate               3    blue    WWSO     library                              3,5     6
haven                3    yellow  WOT      forum                                3,4     -
lighthouse           3    yellow  SG       caravansery                          3,6     -
chamber-of-commerce  3    yellow  CCP      -                                    4,6     -
arena                3    yellow  SSO      dispensary                           3,5,7   -
fortifications       3    red     SOOO     walls                                3,7     3
circus               3    red     SSSO     training-ground                      4,5,6   3
arsenal              3    red     WWOT     -                                    3,4,7   3
siege-workshop       3    red     WCCC     laboratory                           3,5     3
lodge                3    green   CCPT     dispensary                           3,6     compass
observatory          3    green   OOGT     laboratory                           3,7     gear
university           3    green   WWGP     library                              3,4     tablet
academy              3    green   SSSG     school                               3,7     compass
study                3    green   WPT      school                               3,5     gear
workers-guild        3    purple  WSOOC    -                                    3       -
craftsmens-guild     3    purple  SSOO     -                                    3       -
traders-guild        3    purple  GPT      -                                    3       -
philosophers-guild   3    purple  CCCPT    -                                    3       -
spies-guild          3    purple  CCCG     -                                    3       -
strategists-guild    3    purple  SOOT     -                                    3       -
shipowners-guild     3    purple  WWWGP    -                                    3       -
scientists-guild     3    purple  WWOOP    -                                    3       -
magistrates-guild    3    purple  WWWST    -                                    3       -
builders-guild       3    purple  SSCCG    -                                    3       -
`,
);

/** What the second edition prints otherwise; Pawnshop and Strategists Guild are out. */
const CHANGED = readTable(
  COLUMNS,
  `
card              age  colour  cost    free-with        copies  value
well              1    blue    -       -                4,7     3
altar             1    blue    -       -                3,5     3
theater           1    blue    -       -                3,6     3
temple            2    blue    WCG     -                3,6     4
statue            2    blue    WOO     well             3,7     4
pantheon          3    blue    OCCGPT  altar            3,6     7
gardens           3    blue    WCC     theater          3,4     5
town-hall         3    blue    SSOG    -                3,6     6
arena             3    yellow  SSO     dispensary       3,5     -
ludus             3    yellow  SO      -                5,7     -
fortifications    3    red     OOOC    walls            3,7     3
circus            3    red     SSSO    training-ground  4,6     3
arsenal           3    red     WWOT    -                3,5     3
castrum           3    red     WCCP    -                4,7     3
spies-guild       3    purple  CCG     -                3       -
builders-guild    3    purple  SSSCCG  -                3       -
decorators-guild  3    purple  SOOT    -                3       -
`,
);

const OUT = new Set(['pawnshop', 'strategists-guild']);

export const CARDS = {
  1: FIRST,
  2: [
    ...FIRST.filter((row) => !OUT.has(row.card) && !CHANGED.some((changed) => changed.card === row.card)),
    ...CHANGED,
  ],
} as const;

const SIDES = readTable(
  ['sides', 'makes1', 'stages1', 'points1', 'makes2', 'stages2', 'points2'],
  `
sides                  makes1  stages1           points1  makes2  stages2           points2
rhodos/A/day           O       WW,CCC,OOOO       3,0,7    O       WW,CCC,OOOO       3,0,7
rhodos/B/night         O       SSS,OOOO          3,4      O       SSS,OOOO          3,4
alexandria/A/day       G       SS,OO,GG          3,0,7    G       SS,OO,PT          3,0,7
alexandria/B/night     G       CC,WW,SSS         0,0,7    G       CC,OOO,WWWW       0,0,7
ephesos/A/day          P       SS,WW,PP          3,0,7    P       CC,WW,OOG         3,0,7
ephesos/B/night        P       SS,WW,GPT         2,3,5    P       SS,WW,OOT         2,3,5
babylon/A/day          C       CC,WWW,CCCC       3,0,7    W       CC,OOT,WWWW       3,0,7
babylon/B/night        C       CT,WWG,CCCP       3,0,0    W       SS,CCCG           0,0
olympia/A/day          W       WW,SS,OO          3,0,7    C       SS,WW,CCC         3,0,7
olympia/B/night        W       WW,SS,OOT         0,5,0    C       OO,CCC,GPT        2,3,5
halikarnassos/A/day    T       CC,OOO,TT         3,0,7    T       OO,GP,SSS         3,0,7
halikarnassos/B/night  T       OO,CCC,GPT        2,1,0    T       CC,GP,WWW         2,1,0
gizah/A/day            S       SS,WWW,SSSS       3,5,7    S       WW,CCT,SSSS       3,5,7
gizah/B/night          S       WW,SSS,CCC,SSSSP  3,5,5,7  S       WW,SSS,CCC,SSSSP  3,5,5,7
`,
);

/** Costs of the stages, from left to right, and the points on them, by edition. */
export const BOARDS = {
  1: SIDES.map(({ sides, makes1: makes, stages1: stages, points1: points }) => {
    const [board, side] = sides.split('/');
    return { board, side, makes, stages, points };
  }),
  2: SIDES.map(({ sides, makes2: makes, stages2: stages, points2: points }) => {
    const [board, , side] = sides.split('/');
    return { board, side, makes, stages, points };
  }),
} as const;
