import type { Entry } from '@directory/shared/entry'
import type { Payload } from 'payload'
import { readModelOf } from '../../readModel/live/readModel.ts'

/** An entry that was made from its document alone, with the day on which it was last confirmed. */
export const withCheckedAt = (payload: Payload, entry: Entry): Entry => ({
  ...entry,
  checkedAt: readModelOf(payload).entry(entry.uuid)?.checkedAt ?? null,
})
