import type { Locale } from '@directory/shared/routes'

export type ReadingState = 'silent' | 'reading' | 'paused'

interface Sayable {
  said: string
  locale: Locale
}

interface Surroundings<S> {
  /** Speaks one sentence; calls `onEnd` when it is finished, but not if it was stopped. */
  say: (sentence: S, onEnd: () => void) => void
  hush: () => void
  /** Receives the sentence being read, or null. */
  onSentence: (sentence: S | null) => void
  onState: (state: ReadingState) => void
}

/**
 * Reads sentence by sentence. A pause stops within a sentence and resumes at its beginning: browsers' own pause loses
 * its position after a while, or does nothing at all on phones.
 */
export function createSentenceReader<S extends Sayable>({ say, hush, onSentence, onState }: Surroundings<S>) {
  let sentences: readonly S[] = []
  let at = 0
  /** Number of sentences begun or stopped, with which late `end` events are recognised and ignored. */
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
    /** Pauses; the sentence stays marked. */
    pause: () => quiet('paused'),
    goOn(): void {
      onState('reading')
      go()
    },
    stop,
  }
}
