/** Why there is no answer: nobody waits for it any more. */
export class CalledOff extends Error {
  constructor() {
    super('called off');
    this.name = 'CalledOff';
  }
}
