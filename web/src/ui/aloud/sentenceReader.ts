import { utteranceIn } from './localVoice.ts'
import { markSentence, readableSentences, type Sentence } from './readableSentences.ts'

export type ReadingState = 'silent' | 'reading' | 'paused'

/**
 * A pause resumes at the beginning of its sentence: browsers' own pause loses its position after a while, or does
 * nothing at all on phones.
 */
export function createPageReader(onState: (state: ReadingState) => void) {
  let sentences: readonly Sentence[] = []
  let index = 0
  /** Browsers drop an utterance without a reference, and may report the end of one that was stopped. */
  let current: SpeechSynthesisUtterance | null = null

  function readNext() {
    const sentence = sentences[index]
    const utterance = sentence && utteranceIn(sentence.locale, sentence.spoken, 0.9)
    // At the end, or if the voice is gone by now.
    if (!utterance) {
      stop()
      return
    }
    utterance.addEventListener('end', () => {
      if (utterance !== current) return
      index += 1
      readNext()
    })
    utterance.addEventListener('error', ({ error }) => {
      if (!/^(?:canceled|interrupted)$/.test(error)) stop()
    })
    current = utterance
    markSentence(sentence)
    speechSynthesis.speak(utterance)
  }
  function silence(state: ReadingState) {
    current = null
    speechSynthesis.cancel()
    onState(state)
  }
  function stop() {
    index = 0
    silence('silent')
    markSentence(null)
  }
  function goOn() {
    onState('reading')
    readNext()
  }
  return {
    start() {
      const main = document.getElementById('main')
      sentences = main ? readableSentences(main) : []
      goOn()
    },
    pause: () => silence('paused'),
    goOn,
    stop,
  }
}
