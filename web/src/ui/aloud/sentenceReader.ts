import { localVoice } from './localVoice.ts'
import { markSentence, readableSentences, type Sentence } from './readableSentences.ts'

export type ReadingState = 'silent' | 'reading' | 'paused'

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
export function createSentenceReader<S>({ say, stopSpeaking, onSentence, onState }: Speaker<S>) {
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

/** Reads the page's content with the device's own voices. Fetched when the user presses "Vorlesen". */
export function createPageReader(onState: (state: ReadingState) => void) {
  /** Keeps a reference: browsers drop an utterance without one, and never report its end. */
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
