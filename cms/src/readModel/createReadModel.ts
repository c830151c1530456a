import { setImmediate as pause } from 'node:timers/promises'
import type { Change, Sources } from './changes.ts'
import { createQueries } from './createQueries.ts'
import { createReader, type Reader } from './createReader.ts'
import type { Catalogues } from './mergeCatalogues.ts'
import { type ReadyAnswer, readyOf } from './readyAnswer.ts'
import { createReadyAnswers, type ReadyAnswersOptions } from './readyAnswers.ts'
import { emptyState, stateOf, store } from './state.ts'

export interface ReadModelOptions {
  /** The message catalogues of the interface; labels of top categories join them. */
  messages?: Catalogues
  answers?: ReadyAnswersOptions
  /** Tells the time in milliseconds since 1970; replaced in tests. */
  now?: () => number
}

export type ReadModel = ReturnType<typeof createReadModel>

/** Together a few milliseconds. */
const entriesPerStep = 100

/** Everything the public reads, in memory. */
export function createReadModel({
  messages = { de: {}, en: {} },
  answers: options,
  now = Date.now,
}: ReadModelOptions = {}) {
  let state = emptyState()
  const answers = createReadyAnswers({ now, ...options })
  let changes = 0

  /** Starts over from everything that is stored. */
  function replace(all: Sources): void {
    state = stateOf(all)
    changes++
    answers.clear()
  }

  /** Takes in what changed: every query shows it at once, and every answer when this resolves. */
  function apply(change: Change): Promise<void> {
    const tags = store(state, change)
    changes++
    return answers.outdate(tags)
  }

  const reader = (): Reader => createReader({ state: () => state, changes: () => changes, messages, now })

  return {
    ...createQueries((noun) => state[noun], messages),
    replace,
    apply,
    answers,
    reader,
    /** The answer of an address: the kept one, or one that is built and kept until something it was built from changes. */
    answer: (key: string, build: (reader: Reader) => string): ReadyAnswer =>
      answers.get(key, () => {
        const own = reader()
        return { answer: readyOf(build(own)), dependencies: own.dependencies }
      }),
    /** Makes what is otherwise made by the first search and the first comparison of names, in steps that nobody notices. */
    warm: async (): Promise<void> => {
      while (state.entries.warm(entriesPerStep)) await pause()
    },
  }
}
