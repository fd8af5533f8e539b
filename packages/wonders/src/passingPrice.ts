import type { Cost, Demand, Price } from './cost.ts';
import { FIRST_MANUFACTURED, subsetsOf } from './supply.ts';

/** What is asked of the resources of one kind, written anew again and again. */
class PassingDemand implements Demand {
  sets: readonly number[] = [];
  readonly units: number[] = [];

  ask({ sets, units }: Demand): void {
    this.sets = sets;
    for (let index = 0; index < sets.length; index++) this.units[index] = units[index];
  }

  askBoth(one: Cost['raw'], other: Cost['raw']): void {
    const sets = subsetsOf[one.all | other.all];
    this.sets = sets;
    for (let index = 0; index < sets.length; index++) {
      this.units[index] = one.bySet[sets[index]] + other.bySet[sets[index]];
    }
  }

  /** So many units more of a resource of this kind. */
  add(resource: number, count: number): void {
    // Of the number of a set each bit stands for a resource; the one above them tells the kinds apart.
    const bit = resource < FIRST_MANUFACTURED ? resource : resource - FIRST_MANUFACTURED;
    for (let index = 0; index < this.sets.length; index++) {
      if (((this.sets[index] >> bit) & 1) !== 0) this.units[index] += count;
    }
  }
}

/** A price for who needs it at once: no cost has to be worked out and kept for it. */
export class PassingPrice implements Price {
  coins = 0;
  readonly raw = new PassingDemand();
  readonly manufactured = new PassingDemand();

  /** The price of one cost. */
  ask(cost: Price): void {
    this.coins = cost.coins;
    this.raw.ask(cost.raw);
    this.manufactured.ask(cost.manufactured);
  }

  /** The price of two costs together. */
  askBoth(cost: Cost, other: Cost): void {
    this.coins = cost.coins + other.coins;
    this.raw.askBoth(cost.raw, other.raw);
    this.manufactured.askBoth(cost.manufactured, other.manufactured);
  }

  /** So many units more of a resource that is asked for, or fewer. */
  add(resource: number, count: number): void {
    (resource < FIRST_MANUFACTURED ? this.raw : this.manufactured).add(resource, count);
  }
}
