import type { WebsiteState } from '@directory/shared/websiteState'
import type { Payload } from 'payload'
import { currentTime, dayMs } from '../../clock.ts'
import { findAll } from '../../lib/find/find.ts'

/** A website may be away for some days; it counts as silent when it did not answer for as long as this. */
const silentDays = 21

/** Returns the websites, by address, that have not answered for three weeks or have moved. */
export async function websiteStates(payload: Payload): Promise<ReadonlyMap<string, WebsiteState>> {
  const docs = await findAll(payload, 'website-checks', {
    where: { or: [{ silentSince: { not_equals: '' } }, { movedTo: { not_equals: '' } }] },
  })
  const before = new Date(currentTime() - silentDays * dayMs).toISOString()
  return new Map(
    docs.flatMap(({ address, silentSince, movedTo, checkedAt }): [string, WebsiteState][] => {
      // It was looked at again after these three weeks, not only before them.
      const isSilent = Boolean(
        silentSince && silentSince <= before && daysBetween(silentSince, checkedAt) >= silentDays,
      )
      const state = { silentSince: isSilent ? (silentSince ?? null) : null, movedTo: movedTo || null }
      return state.silentSince || state.movedTo ? [[address, state]] : []
    }),
  )
}

const daysBetween = (one: string, other: string) => (Date.parse(other) - Date.parse(one)) / dayMs
