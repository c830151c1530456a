import type { OutputOf } from '@directory/shared/contract'

/** Whether the directory has that town; true as long as the answers are not there. */
export function isKnownTown(
  town: string,
  asked: OutputOf<'GET /api/place'> | undefined,
  towns: OutputOf<'GET /api/towns'> | undefined,
): boolean {
  if (!towns || !asked) return true
  // A town that is on no map is known by the addresses of its entries.
  return asked.place !== null || towns.some(({ city }) => city.toLowerCase() === town.trim().toLowerCase())
}
