import { currentTime, yieldToRequests } from '#clock.ts'
import type { Entry } from '#shared/entry'
import type { EntryChanges, Rows, SmallRows } from '../changes.ts'
import { regionDate } from '../onDate.ts'
import { createResponseCache } from '../responseCache.ts'
import { createReader } from './createReader.ts'
import { putEntries, setRows, stateOf } from './state.ts'

export type PublicData = ReturnType<typeof createPublicData>

/** Entries per step, which takes a few milliseconds. */
const entriesPerStep = 100

/** @param now in milliseconds since 1970; replaced in tests */
export function createPublicData(now = currentTime) {
  let state = stateOf({})
  /** Version whose entries hold nothing too old. */
  let tidied = -1
  const responses = createResponseCache({ now })

  /** Every change and every day is another version. */
  function stateOfToday() {
    const version = responses.version()
    if (version !== tidied) state.entries.forgetOld(regionDate(now()))
    tidied = version
    return state
  }

  function replace(all: Partial<Rows>) {
    state = stateOf(all)
    responses.raiseVersion()
  }

  /** Every query and every response shows a change at once. */
  function set(rows: Partial<SmallRows>) {
    setRows(state, rows)
    responses.raiseVersion()
  }

  function changeEntries({ upsert = [], remove = [] }: EntryChanges) {
    const { changes } = state.entries
    for (const uuid of remove) state.entries.remove(uuid)
    putEntries(state, upsert)
    // A visitor's request is not public yet, so it must not empty the cache.
    if (state.entries.changes !== changes) responses.raiseVersion()
  }

  return {
    ...createReader(stateOfToday, now),
    allEntries: (): Entry[] => [...stateOfToday().entries.values()],
    /** For staff only, so public reads do not get it. */
    staffFieldsOf: (uuid: string) => state.entries.staffFieldsOf(uuid),
    replace,
    set,
    changeEntries,
    responses,
    /**
     * Prepares the indexes for the first search and the first comparison of names, in short steps that do not delay
     * requests. The concept index is built by the first search, in some 0.2 s, because it would cost an idle server
     * 20 MB.
     *
     * @param rest waits between two steps
     */
    warm: async (rest: () => Promise<unknown> = yieldToRequests) => {
      while (state.entries.warm(entriesPerStep)) await rest()
    },
  }
}
