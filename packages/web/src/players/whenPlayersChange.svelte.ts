import type { TableInfo } from '@pharos/protocol';

/** Asks something about the players of a table of the server, now and whenever others sit there. For scripts of components. */
export function whenPlayersChange(look: () => TableInfo | null, ask: (table: string) => Promise<void>): void {
  const table = $derived(look()?.id);
  const players = $derived(
    look()
      ?.seats.map((seat) => seat.guest ?? seat.level)
      .join(),
  );
  $effect(() => {
    if (table !== undefined && players !== undefined && !['local', 'replay'].includes(table)) void ask(table);
  });
}
