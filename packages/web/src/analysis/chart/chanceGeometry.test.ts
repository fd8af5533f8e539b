import { describe, expect, it } from 'vitest';
import { layersOf, positionAt, xOf, yOf } from './chanceGeometry.ts';

const frame = { left: 40, right: 240, top: 10, bottom: 110 };

describe('the picture of chances', () => {
  it('the areas of two seats meet at the chance of the lower one and fill the picture', () => {
    const [lower, upper] = layersOf(
      [
        [0.5, 0.5],
        [0.25, 0.75],
      ],
      [0, 1],
      frame,
    );
    expect(lower.upper).toBe('M40 60L240 85');
    expect(lower.area).toBe('M40 60L240 85L240 110L40 110Z');
    expect(upper.area).toBe('M40 10L240 10L240 85L40 60Z');
  });

  it('what is not analysed yet is left out', () => {
    const [lower] = layersOf([[0.5, 0.5], null, [1, 0], null, null], [0, 1], frame);
    expect(lower.upper).toBe('M40 60L140 10');
    expect(layersOf([null, null], [0, 1], frame).map(({ area }) => area)).toEqual(['', '']);
  });

  it('the seats stand one above the other in the order given', () => {
    const layers = layersOf([[0.1, 0.2, 0.7]], [2, 0, 1], frame);
    expect(layers.map(({ seat }) => seat)).toEqual([2, 0, 1]);
    expect(layers.map(({ upper }) => upper)).toEqual(['M40 40', 'M40 30', 'M40 10']);
  });

  it('a name stands where its area is thickest', () => {
    const [lower] = layersOf(
      [
        [0.5, 0.5],
        [0.2, 0.8],
        [0.6, 0.4],
        [0.1, 0.9],
        [1, 0],
      ],
      [0, 1],
      frame,
    );
    expect(lower.label).toEqual({ x: 140, y: 80, thickness: 60 });
  });

  it('a point of the picture is the position that is drawn there', () => {
    for (const at of [0, 1, 7, 60]) expect(positionAt(frame, xOf(frame, at, 60), 60)).toBe(at);
    expect(positionAt(frame, -50, 60)).toBe(0);
    expect(positionAt(frame, 900, 60)).toBe(60);
    expect(yOf(frame, 0)).toBe(110);
  });
});
