/** The drawn scene of each Wonder. */
export const ART: Readonly<Record<string, string>> = {
  'appian-way': 'appian',
  'circus-maximus': 'circus',
  colossus: 'colossus',
  'curia-iulia': 'curia',
  'great-library': 'library',
  'great-lighthouse': 'lighthouse',
  'hanging-gardens': 'gardens',
  knossos: 'knossos',
  mausoleum: 'mausoleum',
  piraeus: 'piraeus',
  pyramids: 'pyramids',
  sphinx: 'sphinx',
  'statue-of-zeus': 'zeus',
  'temple-of-artemis': 'artemis',
};
