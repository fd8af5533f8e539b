/** A table in a text: the first line names the columns, "-" stands for nothing. */
export function readTable<Column extends string>(columns: readonly Column[], text: string): Record<Column, string>[] {
  const rows = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  if (rows[0].join() !== columns.join()) throw new Error(`expected the columns ${columns.join(', ')}`);
  return rows
    .slice(1)
    .map(
      (cells) =>
        Object.fromEntries(
          columns.map((column, index) => [column, cells[index] === '-' ? '' : cells[index]]),
        ) as Record<Column, string>,
    );
}
