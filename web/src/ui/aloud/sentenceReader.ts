import { localVoice } from './localVoice.ts'
import { markSentence, readableSentences, type Sentence } from './readableSentences.ts'

export type ReadingState = 'silent' | 'reading' | 'paused'

interface Speaker<S> {
  /** `onEnd` is not called if it was stopped. */
  say: (sentence: S, onEnd: () => void) => void
  stopSpeaking: () => void
  onSentence: (sentence: S | null) => void
  onState: (state: ReadingState) => void
}

/**
 * A pause resumes at the beginning of its sentence: browsers' own pause loses its position after a while, or does
 * nothing
 * at all on phones.
 */
export function createSentenceReader<S>({ say, stopSpeaking, onSentence, onState }: Speaker<S>) {
  let sentences: readonly S[] = []
  let index = 0
  /** Number of sentences begun or stopped: late `end` events are ignored. */
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
    pause: () => silence('paused'),
    goOn(): void {
      onState('reading')
      readNext()
    },
    stop,
  }
}

export function createPageReader(onState: (state: ReadingState) => void) {
  /** Browsers drop an utterance without a reference, and never report its end. */
  let currentUtterance: SpeechSynthesisUtterance | null = null
  const reader = createSentenceReader<Sentence>({
    say({ spoken, locale }, onEnd) {
      const utterance = new SpeechSynthesisUtterance(spoken)
      const voice = localVoice(locale)
      // The voice may be gone by now; no other voice replaces it.
      if (!voice) return reader.stop()
      utterance.voice = voice
      utterance.lang = voice.lang
      utterance.rate = 0.9
      utterance.addEventListener('end', onEnd)
      utterance.addEventListener('error', ({ error }) => {
        if (!/^(?:canceled|interrupted)$/.test(error)) reader.stop()
      })
      currentUtterance = utterance
      speechSynthesis.speak(currentUtterance)
    },
    stopSpeaking: () => speechSynthesis.cancel(),
    onSentence: markSentence,
    onState,
  })
  return {
    ...reader,
    start() {
      const main = document.getElementById('main')
      if (main) reader.start(readableSentences(main))
    },
  }
}
