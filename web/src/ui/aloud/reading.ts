import { localVoice } from './localVoice.ts'
import { mark, readableSentences, type Sentence } from './readable.ts'
import { createSentenceReader, type ReadingState } from './reader.ts'

/** Reads the page's content with the device's own voices. Fetched when the user presses "Vorlesen". */
export function createPageReader(onState: (state: ReadingState) => void) {
  /** Keeps a reference: browsers drop an utterance without one, and never report its end. */
  let held: SpeechSynthesisUtterance | null = null
  const reader = createSentenceReader<Sentence>({
    say({ said, locale }, onEnd) {
      const words = new SpeechSynthesisUtterance(said)
      const voice = localVoice(locale)
      // The voice may be gone by now; no other voice replaces it.
      if (!voice) return reader.stop()
      words.voice = voice
      words.lang = voice.lang
      words.rate = 0.9
      words.addEventListener('end', onEnd)
      words.addEventListener('error', ({ error }) => {
        if (!/^(?:canceled|interrupted)$/.test(error)) reader.stop()
      })
      held = words
      speechSynthesis.speak(held)
    },
    hush: () => speechSynthesis.cancel(),
    onSentence: mark,
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
