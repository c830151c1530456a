import type { Locale } from '@directory/shared/routes'

export type ReadingState = 'silent' | 'reading' | 'paused'

interface SpokenSentence {
  spoken: string
  locale: Locale
}

interface Speaker<S> {
  /** Speaks one sentence; calls `onEnd` when it is finished, but not if it was stopped. */
  say: (sentence: S, onEnd: () => void) => void
  stopSpeaking: () => void
  /** Receives the sentence being read, or null. */
  onSentence: (sentence: S | null) => void
  onState: (state: ReadingState) => void
}

/**
 * Reads sentence by sentence. A pause stops within a sentence and resumes at its beginning: browsers' own pause loses
 * its position after a while, or does nothing at all on phones.
 */
export function createSentenceReader<S extends SpokenSentence>({
  say,
  stopSpeaking,
  onSentence,
  onState,
}: Speaker<S>) {
  let sentences: readonly S[] = []
  let index = 0
  /** Number of sentences begun or stopped, with which late `end` events are recognised and ignored. */
  let turn = 0

  function readNext(): void {
    const sentence = sentences[index]
    if (!sentence) {
      stop()
      return
    }
    turn += 1
    const ownTurn = turn
    onSentence(sentence)
    say(sentence, () => {
      if (ownTurn !== turn) return
      index += 1
      readNext()
    })
  }
  function silence(state: ReadingState): void {
    turn += 1
    stopSpeaking()
    onState(state)
  }
  function stop(): void {
    index = 0
    silence('silent')
    onSentence(null)
  }
  return {
    start(toRead: readonly S[]): void {
      sentences = toRead
      index = 0
      onState('reading')
      readNext()
    },
    /** Pauses; the sentence stays marked. */
    pause: () => silence('paused'),
    goOn(): void {
      onState('reading')
      readNext()
    },
    stop,
  }
}
