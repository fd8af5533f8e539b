import type { Shipyard } from './shipyards.ts';

/** The present prices as a file to fill in: a line for each step's price is what a person can work with. */
export async function shipyardTemplate(edition: 1 | 2): Promise<string> {
  const { ARMADA_PACKS } = await import('@pharos/wonders');
  const boards = ARMADA_PACKS.find((pack) => pack.edition === edition)?.shipyards ?? [];
  return `[\n${boards.map(boardText).join(',\n')}\n]\n`;
}

/** Whoever types the printed prices in deletes the line that calls them reconstructed. */
function boardText({ id, linked, steps }: Shipyard): string {
  const tracks = Object.entries(steps).map(([fleet, prices]) => {
    const lines = prices.map((price) => `        ${JSON.stringify(price)}`);
    return `      ${JSON.stringify(fleet)}: [\n${lines.join(',\n')}\n      ]`;
  });
  return [
    '  {',
    `    "id": ${JSON.stringify(id)},`,
    '    "provenance": "reconstructed",',
    `    "linked": ${JSON.stringify(linked)},`,
    `    "steps": {\n${tracks.join(',\n')}\n    }`,
    '  }',
  ].join('\n');
}

/** Lets the browser keep a text as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
