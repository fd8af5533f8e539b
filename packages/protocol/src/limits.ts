/** Sizes and rates everybody keeps to; the server enforces them, the client shows them. */
export const LIMITS = {
  nameLength: 24,
  emailLength: 200,
  chatLength: 300,
  moveLength: 120,
  /** Moves that a game may begin with. */
  playedMoves: 1000,
  /** Characters of one socket message or request body. */
  messageBytes: 16_384,
  /**
   * What one seat may do in one game, far more than anybody does: take moves back, choose again, return to the seat, make offers,
   * change what it has planned.
   */
  undosOfSeat: 300,
  changesOfSeat: 300,
  returnsToSeat: 100,
  offersOfSeat: 100,
  plansOfSeat: 500,
  /** Lines that may be planned at a time, and moves of both sides in each. */
  planLines: 24,
  planLength: 8,
  /** What one seat may have told its partner at a time; the oldest goes when there is more. */
  partnerMessages: 3,
  /** Chat messages kept and shown with a table. */
  chatHistory: 200,
} as const;
