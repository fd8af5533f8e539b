/** Places all over a picture that are the same each time, each with a part of 1 for whatever differs between them. */
export function scatterPoints(count: number, width: number, height: number): [x: number, y: number, part: number][] {
  const golden = 0.618_034;
  return Array.from({ length: count }, (_, index) => {
    const part = ((index + 1) * golden) % 1;
    return [Math.round((index / count) * width), Math.round(((index * index * golden) % 1) * height), part];
  });
}
