/** Somebody else changed the table first, or the same command was carried out before: look again, then decide. */
export class Conflict extends Error {
  constructor(table: string) {
    super(`table ${table} was changed elsewhere`);
    this.name = 'Conflict';
  }
}
