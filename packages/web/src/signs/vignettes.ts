/** Engraved pictures for cards, 100 × 62, drawn in the colour of the card. */
export const VIGNETTES: Readonly<Record<string, string>> = {
  brown:
    '<path d="M0 44 22 22l16 14L58 12l42 34v16H0z" opacity=".3"/><path d="M0 50q26-10 50-3t50-4v19H0z" opacity=".5"/><g opacity=".85"><path d="M20 48 27 30l7 18zM30 50l8-22 8 22z"/><rect x="54" y="44" width="30" height="6" rx="3"/><rect x="58" y="38" width="24" height="6" rx="3"/></g>',
  grey: '<path d="M0 46q50-10 100 0v16H0z" opacity=".35"/><path d="M28 52V28l16-12 16 12v24z" opacity=".7"/><path d="M62 52V20h12v32z" opacity=".85"/><path d="M66 16q6-8 2-14" fill="none" stroke="currentColor" stroke-width="3" opacity=".4"/><path d="M38 52V40a6 6 0 0 1 12 0v12z" fill="#f4ead2"/>',
  blue: '<path d="M0 42 30 26l24 12 22-14 24 16v22H0z" opacity=".26"/><path d="M50 8 84 24v4H16v-4z" opacity=".85"/><path d="M20 30h7v20h-7zM34 30h7v20h-7zM47 30h7v20h-7zM60 30h7v20h-7zM73 30h7v20h-7z" opacity=".75"/><path d="M14 50h72v5H14zM8 55h84v7H8z" opacity=".85"/>',
  green:
    '<path d="M0 46q50-12 100 0v16H0z" opacity=".35"/><path d="M24 54V32h52v22z" opacity=".7"/><path d="M34 32a16 16 0 0 1 32 0z" opacity=".85"/><path d="M50 6v12M44 12h12" stroke="currentColor" stroke-width="2.500"/><g fill="#f4ead2"><path d="M32 40h6v14h-6zM47 40h6v14h-6zM62 40h6v14h-6z"/></g><circle cx="84" cy="12" r="5" opacity=".5"/>',
  yellow:
    '<path d="M0 46q50-10 100 0v16H0z" opacity=".4"/><path d="M12 24h76l6 10H6z" opacity=".9"/><path d="M14 34h5v24h-5zM81 34h5v24h-5z" opacity=".8"/><path d="M26 58V46q0-6 6-8 6 2 6 8v12zM44 58V48q0-5 5-7 5 2 5 7v10zM60 58V46q0-6 6-8 6 2 6 8v12z" opacity=".75"/>',
  red: '<path d="M0 40 40 20l30 16 30-12v38H0z" opacity=".25"/><path d="M8 58V30h6v-6h6v6h6v-6h6v6h10V16h5v-5h5v5h6v-5h5v5h5v14h10v-6h6v6h6v-6h6v34z" opacity=".82"/><path d="M44 58V46a7 7 0 0 1 14 0v12z" fill="#f4ead2"/>',
  purple:
    '<path d="M50 4 92 58H8z" opacity=".22"/><path d="M30 58V26h40v32z" opacity=".7"/><path d="M26 22h48v6H26zM50 8l20 14H30z" opacity=".9"/><g fill="#f4ead2"><path d="M38 34h6v20h-6zM56 34h6v20h-6z"/></g>',
  black:
    '<circle cx="76" cy="14" r="9" opacity=".45"/><path d="M0 62V22h12l8-8 8 8h6v40z" opacity=".55"/><path d="M66 62V30h8l8-9 8 9h10v32z" opacity=".55"/><path d="M34 62V40a16 16 0 0 1 32 0v22z" opacity=".28"/><path d="M44 62q-2-14 2-20 1-7 4-7t4 7q4 6 2 20z" opacity=".9"/><path d="M59 44v6M57 50h4v7h-4z" stroke="currentColor" stroke-width="1.2" opacity=".85"/><g fill="#f4ead2"><path d="M8 34h5v7H8zM20 34h5v7h-5zM78 40h5v7h-5zM90 40h5v7h-5z"/></g><path d="M0 56h34v6H0zM66 56h34v6H66z" opacity=".85"/>',
  wood: '<path d="M0 40q30-16 60-8t40-6v36H0z" opacity=".28"/><path opacity="0.55" d="M8 52l7-26 7 26z"/><path opacity="0.7000000000000001" d="M22 56l7-32 7 32z"/><path opacity="0.8500000000000001" d="M36 52l7-38 7 38z"/><path opacity="0.55" d="M52 56l7-26 7 26z"/><path opacity="0.7000000000000001" d="M68 52l7-32 7 32z"/><path opacity="0.8500000000000001" d="M84 56l7-38 7 38z"/><path d="M0 54h100v8H0z" opacity=".7"/>',
  stone:
    '<path d="M0 50V30h18V18h22v10h16V14h26v12h18v36H0z" opacity=".32"/><path d="M10 56V44h20v12zM34 56V38h24v18zM62 56V46h22v10z" opacity=".85"/><path d="M40 38v-9h16v9z" opacity=".7"/><path d="M0 56h100v6H0z" opacity=".8"/>',
  clay: '<path d="M0 44q24-14 50-10t50-6v34H0z" opacity=".32"/><path d="M18 54q32-12 64 0z" opacity=".6"/><g opacity=".85"><rect x="16" y="40" width="14" height="7"/><rect x="32" y="40" width="14" height="7"/><rect x="24" y="32" width="14" height="7"/><path d="M62 52V34q9-12 18 0v18z"/></g><path d="M0 54h100v8H0z" opacity=".75"/>',
  glass:
    '<path d="M0 46q50-10 100 0v16H0z" opacity=".4"/><path d="M22 56V30q14-18 28 0v26z" opacity=".8"/><path d="M30 56V44q6-8 12 0v12z" fill="#f4ead2"/><path d="M62 56q-6-10 2-18V28h8v10q8 8 2 18z" opacity=".7"/><path d="M36 12q5-6 0-12" fill="none" stroke="currentColor" stroke-width="3" opacity=".4"/>',
  papyrus:
    '<path d="M0 46q50-10 100 0v16H0z" opacity=".4"/><path d="M20 58q2-20-2-38" fill="none" stroke="currentColor" stroke-width="2.2" opacity=".7"/><path d="M18 20l-7-8 5 1 2-6 3 6 5-1z" opacity=".75"/><path d="M28 58q2-20-2-44" fill="none" stroke="currentColor" stroke-width="2.2" opacity=".7"/><path d="M26 14l-7-8 5 1 2-6 3 6 5-1z" opacity=".75"/><path d="M36 58q2-20-2-38" fill="none" stroke="currentColor" stroke-width="2.2" opacity=".7"/><path d="M34 20l-7-8 5 1 2-6 3 6 5-1z" opacity=".75"/><path d="M70 58q2-20-2-44" fill="none" stroke="currentColor" stroke-width="2.2" opacity=".7"/><path d="M68 14l-7-8 5 1 2-6 3 6 5-1z" opacity=".75"/><path d="M78 58q2-20-2-38" fill="none" stroke="currentColor" stroke-width="2.2" opacity=".7"/><path d="M76 20l-7-8 5 1 2-6 3 6 5-1z" opacity=".75"/><rect x="44" y="36" width="22" height="20" opacity=".85"/><rect x="40" y="32" width="30" height="5" rx="2.5"/>',
  scroll:
    '<path d="M0 46q50-10 100 0v16H0z" opacity=".4"/><path d="M16 56V24h68v32z" opacity=".45"/><path d="M12 20h76v6H12z" opacity=".85"/><g opacity=".8"><path d="M20 26h5v30h-5z"/><path d="M34 26h5v30h-5z"/><path d="M48 26h5v30h-5z"/><path d="M62 26h5v30h-5z"/><path d="M76 26h5v30h-5z"/></g><path d="M50 2 86 18H14z" opacity=".75"/><circle cx="50" cy="13" r="3" fill="#f4ead2"/>',
  tower:
    '<path d="M0 46q50-10 100 0v16H0z" opacity=".4"/><path d="M38 56 42 22h16l4 34z" opacity=".8"/><path d="M34 16h32v7H34zM44 8h12v8H44z" opacity=".9"/><path d="M8 56V40h26v16zM66 56V44h26v12z" opacity=".55"/><circle cx="82" cy="14" r="7" opacity=".45"/><path d="M46 34h8v8h-8z" fill="#f4ead2"/>',
  arches:
    '<path d="M0 44 30 28l24 12 22-12 24 14v20H0z" opacity=".24"/><path d="M0 16h100v7H0z" opacity=".9"/><path fill-rule="evenodd" opacity=".78" d="M0 23h100v20H0zM6 43V34a6 6 0 0 1 12 0v9zM24 43V34a6 6 0 0 1 12 0v9zM42 43V34a6 6 0 0 1 12 0v9zM60 43V34a6 6 0 0 1 12 0v9zM78 43V34a6 6 0 0 1 12 0v9z"/><path opacity=".6" d="M0 43h6v19H0zM18 43h6v19h-6zM36 43h6v19h-6zM54 43h6v19h-6zM72 43h6v19h-6zM90 43h10v19H90z"/>',
  statue:
    '<path d="M0 46q50-10 100 0v16H0z" opacity=".4"/><path d="M36 62V50h28v12zM32 46h36v5H32z" opacity=".9"/><path d="M42 46l2-16-4-8q10-8 20 0l-4 8 2 16z" opacity=".85"/><circle cx="50" cy="13" r="5.5" opacity=".9"/><path d="M56 24 70 8l4 3-13 19z" opacity=".9"/><path d="M10 60q-5-20 0-30 5 10 0 30zM90 60q-5-20 0-30 5 10 0 30z" opacity=".55"/>',
  pool: '<path d="M0 46q50-10 100 0v16H0z" opacity=".4"/><path d="M10 30h80v5H10zM14 35h6v16h-6zM80 35h6v16h-6zM36 35h5v16h-5zM59 35h5v16h-5z" opacity=".8"/><path d="M50 14l40 16H10z" opacity=".7"/><path d="M4 51h92v11H4z" opacity=".6"/><path d="M14 56q6-3 12 0t12 0 12 0 12 0 12 0 12 0" fill="none" stroke="#f4ead2" stroke-width="1.6"/>',
  tent: '<path d="M0 46q50-10 100 0v16H0z" opacity=".4"/><path d="M50 10 82 56H18z" opacity=".75"/><path d="M50 10 60 56H40z" fill="#f4ead2" opacity=".85"/><path d="M50 10V2h12l-3 3 3 3H50" opacity=".95"/><path d="M4 56l12-20 12 20zM76 56l10-16 10 16z" opacity=".5"/>',
  spears:
    '<path d="M0 44 40 24l30 14 30-10v34H0z" opacity=".25"/><path d="M13 58V16h2v42z" opacity=".8"/><path d="M14 8l3 9h-6z" opacity=".9"/><path d="M25 58V19h2v42z" opacity=".8"/><path d="M26 11l3 9h-6z" opacity=".9"/><path d="M37 58V22h2v42z" opacity=".8"/><path d="M38 14l3 9h-6z" opacity=".9"/><path d="M61 58V16h2v42z" opacity=".8"/><path d="M62 8l3 9h-6z" opacity=".9"/><path d="M73 58V19h2v42z" opacity=".8"/><path d="M74 11l3 9h-6z" opacity=".9"/><path d="M85 58V22h2v42z" opacity=".8"/><path d="M86 14l3 9h-6z" opacity=".9"/><circle cx="50" cy="40" r="15" opacity=".9"/><path d="m42 47 8-15 8 15" fill="none" stroke="#f4ead2" stroke-width="3"/><path d="M0 56h100v6H0z" opacity=".6"/>',
  port: '<path d="M0 46h100v16H0z" opacity=".45"/><path d="M8 46V22h12v-6h14v6h12v24zM60 46 66 14h12l6 32z" opacity=".8"/><path d="M62 8h20v6H62z" opacity=".9"/><path d="M24 46V36a5 5 0 0 1 10 0v10z" fill="#f4ead2"/>',
};

/** Cards whose picture is not the one of their colour. */
const PICTURED: Readonly<Record<string, readonly string[]>> = {
  scroll: [
    'library',
    'scriptorium',
    'school',
    'university',
    'study',
    'academy',
    'courthouse',
    'tabularium',
    'secret-network',
    'senate',
    'rostrum',
    'town-hall',
    'chamber-of-commerce',
    'chamber-of-builders',
    'architect-firm',
    'capitol',
  ],
  tower: [
    'city-gates',
    'guardhouse',
    'cells',
    'torture-chamber',
    'pigeonhole',
    'raider-fort',
    'prison',
    'observatory',
    'laboratory',
    'lighthouse',
    'guard-tower',
    'palisade',
  ],
  arches: ['aqueduct', 'circus', 'arena', 'gardens'],
  statue: [
    'residence',
    'cenotaph',
    'sepulcher',
    'memorial',
    'embassy',
    'consulate',
    'statue',
    'altar',
    'pantheon',
    'obelisk',
  ],
  pool: ['baths', 'pharmacist', 'apothecary', 'dispensary'],
  tent: [
    'slave-market',
    'raider-camp',
    'gambling-den',
    'opium-den',
    'caravansery',
    'tavern',
    'brewery',
    'parade-ground',
  ],
  spears: [
    'archery-range',
    'barracks',
    'garrison',
    'stable',
    'horse-breeders',
    'arsenal',
    'siege-workshop',
    'militia',
    'mercenaries',
    'contingent',
    'raider-garrison',
  ],
  port: [
    'west-clandestine-wharf',
    'east-clandestine-wharf',
    'smugglers-cache',
    'customs-house',
    'customs',
    'trade-center',
    'secret-warehouse',
    'port',
    'shipowners-guild',
  ],
};

const BY_CARD = new Map(Object.entries(PICTURED).flatMap(([picture, cards]) => cards.map((card) => [card, picture])));

/** The picture of a card: its own, that of what it produces, or that of its colour. */
export function vignetteOf(card: string, colour: string, resource: string | null): string {
  return VIGNETTES[BY_CARD.get(card) ?? ''] ?? VIGNETTES[resource ?? ''] ?? VIGNETTES[colour] ?? VIGNETTES.blue;
}
