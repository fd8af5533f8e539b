import { randomInt } from 'node:crypto';

/** People of the ancient world, other than the names of bots. They are the same in every language of the client. */
const NAMES = [
  'Agathe Aigle Alexis Althea Amyntas Anaxo Antheia Archias Ariston Arsinoe Aspasia Bakchis Berenike Bion',
  'Chloe Chloris Corinna Damon Daphne Delia Diodora Dorion Echo Elpis Erato Euander Eudora Eunike Galene',
  'Glykera Gorgo Hebe Helike Hermia Hesper Hippias Ianthe Ione Iris Kallias Kleon Klio Korinna Kydippe Lais',
  'Leander Leukippe Lykos Lysis Maia Manto Megara Melas Memnon Menander Metis Myron Myrto Neaira Neilos',
  'Nestor Nike Nikandra Oinone Orion Pamphile Phaidra Phoibe Phrixos Phyllis Polemon Praxis Proteus',
  'Ptolemaia Pyrrha Rhode Selene Simon Solon Sostrate Strabon Syrinx Thais Thaleia Theron Thoas Timaios',
  'Tryphon Xenia Zeno Zenobia',
].flatMap((line) => line.split(' '));

/** A friendly name for somebody who has not said theirs; they may change it. */
export const randomGuestName = (): string => NAMES[randomInt(NAMES.length)];
