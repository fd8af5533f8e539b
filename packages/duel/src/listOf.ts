/** A list of numbers, filled one by one: V8 remembers of lists made by `map` and `flatMap` that they once had holes, and is slower with them. */
export function listOf(count: number, numberAt: (index: number) => number): number[] {
  const numbers: number[] = [];
  for (let index = 0; index < count; index++) numbers.push(numberAt(index));
  return numbers;
}
