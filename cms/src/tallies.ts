/** How often something of each kind has happened. */
export type Tally = Record<string, number>

export function count(tally: Tally, kind: string): void {
  tally[kind] = (tally[kind] ?? 0) + 1
}
