/** Somebody, by name, and whether they keep their identity. */
export interface NamedPerson {
  readonly id: string;
  readonly name: string;
  readonly kept: boolean;
}
