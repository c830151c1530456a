import type { Payload } from 'payload'
import { currentTime, dayMs } from '#clock.ts'
import type { WebsiteState } from '#shared/contract/tables'

/** Times are ISO 8601. */
export interface WebsiteCheck {
  checkedAt: string
  /** When it first did not answer; absent while it answers. */
  silentSince?: string
  /** Where it has moved for good. */
  movedTo?: string
}

/** Only the job that looks at websites writes it. */
type WebsiteChecks = Record<string, WebsiteCheck>

const key = 'websites'

export const readChecks = async (payload: Payload) => (await payload.kv.get<WebsiteChecks>(key)) ?? {}

export const saveChecks = (payload: Payload, checks: WebsiteChecks) => payload.kv.set(key, checks)

/** A website may be away for some days. */
const silentMs = 21 * dayMs

/** By address: those silent for three weeks, or moved. */
export async function websiteStates(payload: Payload): Promise<ReadonlyMap<string, WebsiteState>> {
  const checks = Object.entries(await readChecks(payload))
  return new Map(
    checks.flatMap(([address, { silentSince, movedTo, checkedAt }]): [string, WebsiteState][] => {
      const since = silentSince === undefined ? Number.NaN : Date.parse(silentSince)
      // It was looked at again after these three weeks, not only before them.
      const isSilent = since + silentMs <= Math.min(Date.parse(checkedAt), currentTime())
      const state = { silentSince: isSilent ? (silentSince ?? null) : null, movedTo: movedTo ?? null }
      return state.silentSince || state.movedTo ? [[address, state]] : []
    }),
  )
}
