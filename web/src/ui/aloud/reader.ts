import type { Locale } from '@directory/shared/routes'

export type ReadingState = 'silent' | 'reading' | 'paused'

interface Sayable {
  said: string
  locale: Locale
}

interface Surroundings<S> {
  /** Says one sentence; calls `onEnd` once it was said to its end, and nothing if it was stopped. */
  say: (sentence: S, onEnd: () => void) => void
  hush: () => void
  /** The sentence that is being read, or null. */
  onSentence: (sentence: S | null) => void
  onState: (state: ReadingState) => void
}

/**
 * Reads sentence by sentence. A pause stops in the middle of a sentence and goes on at its beginning: browsers' own
 * pause forgets where it was after a while, or does nothing at all on telephones.
 */
export function createSentenceReader<S extends Sayable>({ say, hush, onSentence, onState }: Surroundings<S>) {
  let sentences: readonly S[] = []
  let at = 0
  /** Grows with each sentence begun or stopped: ends that come late count for nothing. */
  let turn = 0

  function go(): void {
    const sentence = sentences[at]
    if (!sentence) {
      stop()
      return
    }
    turn += 1
    const mine = turn
    onSentence(sentence)
    say(sentence, () => {
      if (mine !== turn) return
      at += 1
      go()
    })
  }
  function quiet(state: ReadingState): void {
    turn += 1
    hush()
    onState(state)
  }
  function stop(): void {
    at = 0
    quiet('silent')
    onSentence(null)
  }
  return {
    start(read: readonly S[]): void {
      sentences = read
      at = 0
      onState('reading')
      go()
    },
    /** The sentence stays marked. */
    pause: () => quiet('paused'),
    goOn(): void {
      onState('reading')
      go()
    },
    stop,
  }
}
