import { localVoice } from './localVoice.ts'
import { mark, readableSentences, type Sentence } from './readable.ts'
import { createSentenceReader, type ReadingState } from './reader.ts'

/** Reads the page's content by the device's own voices. Fetched when somebody presses "Vorlesen". */
export function createPageReader(onState: (state: ReadingState) => void) {
  /** Browsers drop an utterance that nothing holds, and never say that it has ended. */
  let held: SpeechSynthesisUtterance | null = null
  const reader = createSentenceReader<Sentence>({
    say({ said, locale }, onEnd) {
      const words = new SpeechSynthesisUtterance(said)
      const voice = localVoice(locale)
      // It may be gone by now; no other voice takes its place.
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
