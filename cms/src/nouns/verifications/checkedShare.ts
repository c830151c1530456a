import { appendTo } from '@directory/shared/appendTo'
import { createDueTest } from '@directory/shared/checked'
import type { OutputOf } from '@directory/shared/contract'
import type { Entry } from '@directory/shared/entry'
import { compareGerman } from '@directory/shared/fold'
import type { Payload } from 'payload'
import { readModelOf } from '../../readModel/live/readModel.ts'
import { today } from '../../readModel/today.ts'

type Shares = OutputOf<'GET /api/verificationFigures'>['checked']

/** Returns how many of the public entries were confirmed within the last twelve months. */
export function checkedShare(payload: Payload): Shares {
  const entries = readModelOf(payload).allEntries()
  const isDue = createDueTest(today())
  const shareOf = (some: readonly Entry[]) => ({
    checked: some.filter((entry) => !isDue(entry)).length,
    total: some.length,
  })
  const by = (nameOf: (entry: Entry) => string): Shares['towns'] => {
    const groups = new Map<string, Entry[]>()
    for (const entry of entries) appendTo(groups, nameOf(entry), entry)
    return [...groups]
      .map(([name, some]) => ({ name, ...shareOf(some) }))
      .sort((a, b) => compareGerman(a.name, b.name))
  }
  return {
    all: shareOf(entries),
    categories: by(({ category }) => category),
    towns: by(({ city }) => city.trim()),
  }
}
