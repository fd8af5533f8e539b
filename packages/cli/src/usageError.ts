/** A request that cannot be met, as one line for the person at the terminal. Thrown anywhere, shown by `main`. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}
