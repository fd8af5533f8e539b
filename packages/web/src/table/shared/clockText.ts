/** Time left, as on a chess clock: `1:42`, `2:05:00`; whole days and hours for long clocks. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (parts[0] >= 48) return `${Math.floor(parts[0] / 24)} d`;
  const [first, ...rest] = parts[0] > 0 ? parts : parts.slice(1);
  return [String(first), ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}
