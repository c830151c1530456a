import type { Entry } from '@directory/shared/entry'
import type { Payload } from 'payload'
import { readModelOf } from '../../readModel/live/readModel.ts'

/** Adds the day of the last verification to an entry that was made from its document alone. */
export const withCheckedAt = (payload: Payload, entry: Entry): Entry => ({
  ...entry,
  checkedAt: readModelOf(payload).entry(entry.uuid)?.checkedAt ?? null,
})
