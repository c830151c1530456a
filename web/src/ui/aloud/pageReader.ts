import { localVoice } from './localVoice.ts'
import { markSentence, readableSentences, type Sentence } from './readableSentences.ts'
import { createSentenceReader, type ReadingState } from './sentenceReader.ts'

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
