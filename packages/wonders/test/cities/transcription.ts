import { readTable } from '../support.ts';

/**
 * What is printed on the pieces of Cities, written down a second time in the form of ../transcription.ts. What black cards do stands in
 * cards.test.ts; `gives` is points, and what a stage gives besides.
 */
export const BLACK_CARDS = readTable(
  ['card', 'age', 'cost', 'editions'],
  `
card                    age  cost     editions
opium-stash             1    -        2
smugglers-cache         1    -        2
west-clandestine-wharf  1    1        1,2
east-clandestine-wharf  1    1        1,2
dive                    1    -        1,2
cells                   1    -        2
customs                 1    -        2
pigeonhole              1    1O       1,2
raider-camp             1    -        2
secret-warehouse        1    2        1,2
city-gates              1    1W       1,2
militia                 1    3        1,2
hideout                 1    -        1,2
residence               1    C        1,2
guardhouse              2    2WO      2
trade-center            2    SCP      2
tabularium              2    2WOT     1,2
black-market            2    OT       1,2
band-of-spies           2    2SC      1,2
lair                    2    WG       1,2
raider-fort             2    1OC      2
mercenaries             2    4P       1,2
architect-firm          2    1P       1,2
sepulcher               2    SGT      1,2
forging-agency          2    2        2
opium-den               2    P        2
consulate               2    CP       1,2
gambling-den            2    1        1,2
mint                    3    WWCGT    2
slave-market            3    WWOO     1,2
raider-garrison         3    2SST     2
cenotaph                3    SCCGT    1,2
capitol                 3    2SSCCGP  1,2
memorial                3    WST      2
secret-network          3    SP       1,2
prison                  3    2OOCP    2
opium-distillery        3    WG       2
brotherhood             3    WWOT     1,2
chamber-of-builders     3    WCGP     1,2
torture-chamber         3    3OOG     1,2
contingent              3    5T       1,2
embassy                 3    SPT      1,2
`,
);

export const CITIES_GUILDS = readTable(
  ['guild', 'cost', 'editions'],
  `
guild           cost   editions
forgers-guild   OOOGT  1,2
shadow-guild    WSSP   1,2
mourners-guild  WCCGT  1
`,
);

export const CITIES_BOARDS = readTable(
  ['board', 'edition', 'side', 'makes', 'stages', 'gives'],
  `
board      edition  side   makes  stages       gives
byzantium  1        A      S      OC,WWP,CCGT  3,2+diplomacy,7
byzantium  1        B      S      WOGP,OOCT    3+diplomacy,4+diplomacy
byzantium  2        day    S      OC,WWP,CCGT  3,4+diplomacy,7
byzantium  2        night  S      WOP,OOGT     4+diplomacy,6+diplomacy
petra      1        A      C      WS,7,WSSP    3,7,7
petra      1        B      C      OOCC,14      3+loss2,14
petra      2        day    C      WS,5,WSSP    3,7,7
petra      2        night  C      OOCC,10      3+loss2,14
`,
);
