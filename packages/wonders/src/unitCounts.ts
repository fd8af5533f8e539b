/** Units by the names of their resources; those of which there are none are left out. */
export type UnitCounts = Readonly<Record<string, number>>;
