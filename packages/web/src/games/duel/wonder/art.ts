/** The drawn scene of each Wonder. */
export const ART: Readonly<Partial<Record<string, string>>> = {
  'appian-way': 'appian',
  'circus-maximus': 'circus',
  colossus: 'colossus',
  'great-library': 'library',
  'great-lighthouse': 'lighthouse',
  'hanging-gardens': 'gardens',
  mausoleum: 'mausoleum',
  piraeus: 'piraeus',
  pyramids: 'pyramids',
  sphinx: 'sphinx',
  'statue-of-zeus': 'zeus',
  'temple-of-artemis': 'artemis',
};
