import { catalogues } from '@directory/shared/catalogues'
import type { Entry } from '@directory/shared/entry'
import { currentTime, yieldToRequests } from '../../clock.ts'
import { type CachedResponse, responseOf } from '../cachedResponse.ts'
import type { Change, StoredRows } from '../changes.ts'
import type { Hashed } from '../jsonOf.ts'
import { regionDate } from '../onDate.ts'
import { createResponseCache, type ResponseCacheOptions } from '../responseCache.ts'
import type { StaffFields } from '../rows.ts'
import { emptyTownDirectory } from '../TownDirectory.ts'
import { createQueries, type FixedData } from './createQueries.ts'
import { createReader, type Reader } from './createReader.ts'
import { applyChange, buildState, emptyState } from './state.ts'

export interface ReadModelOptions extends Partial<FixedData> {
  cache?: ResponseCacheOptions
  /** Returns the time in milliseconds since 1970; replaced in tests. */
  now?: () => number
}

export type ReadModel = ReturnType<typeof createReadModel>

/** Entries per step, which takes a few milliseconds. */
const entriesPerStep = 100

/** Creates the read model: all public data, in memory. */
export function createReadModel({
  messages = catalogues,
  townDirectory = emptyTownDirectory,
  cache,
  now = currentTime,
}: ReadModelOptions = {}) {
  const fixedData = { messages, townDirectory }
  let state = emptyState()
  const responses = createResponseCache({ now, ...cache })
  let changes = 0

  /** Replaces everything by what is stored. */
  function replace(all: StoredRows): void {
    state = buildState(all)
    changes++
    responses.clear()
  }

  /** Applies a change: every query shows it at once, and every response when this resolves. */
  function apply(change: Change): Promise<void> {
    const tags = applyChange(state, change, new Date(now()).toISOString())
    changes++
    return responses.invalidate(tags)
  }

  const reader = (): Reader => createReader({ state: () => state, changes: () => changes, fixedData, now })

  const queries = createQueries(
    (noun) => state[noun],
    fixedData,
    () => regionDate(now()),
  )

  return {
    ...queries,
    /** Returns all entries in no particular order. */
    allEntries: (): Entry[] => [...state.entries.values()],
    /** Returns fields for staff only, so readers do not have it. */
    staffFieldsOf: (uuid: string): StaffFields => state.entries.staffFieldsOf(uuid),
    replace,
    apply,
    responses,
    reader,
    /** Returns the response of an address: the cached one, or a new one that is cached until its data change. */
    respond: (
      key: string,
      build: (reader: Reader) => string | Buffer | Hashed,
      { forStaff }: { forStaff?: true | undefined } = {},
    ): CachedResponse =>
      responses.get(key, () => {
        const own = reader()
        return { response: responseOf(build(own), undefined, { forStaff }), dependencies: own.dependencies }
      }),
    /**
     * Prepares the indexes for the first search and the first comparison of names, in short steps that do not delay
     * requests. The concept index is built by the first search, in some 0.2 s, because it would cost an idle server
     * 20 MB.
     *
     * @param rest waits between two steps
     */
    warm: async (rest: () => Promise<unknown> = yieldToRequests): Promise<void> => {
      while (state.entries.warm(entriesPerStep)) await rest()
    },
  }
}
