import { createSentenceReader, type ReadingState } from './sentenceReader.ts'

const sentences = ['Eins.', 'Zwei.', 'Drei.'].map((spoken) => ({ spoken, locale: 'de' as const }))
type Sentence = (typeof sentences)[number]

let said: string[]
let marked: (string | null)[]
let states: ReadingState[]
let ends: (() => void)[]
let reader: ReturnType<typeof createSentenceReader<Sentence>>

beforeEach(() => {
  said = []
  marked = []
  states = []
  ends = []
  reader = createSentenceReader<Sentence>({
    say: (sentence, onEnd) => {
      said.push(sentence.spoken)
      ends.push(onEnd)
    },
    stopSpeaking: () => said.push('(still)'),
    onSentence: (sentence) => marked.push(sentence?.spoken ?? null),
    onState: (state) => states.push(state),
  })
})

const endLatest = () => ends.at(-1)?.()

it('reads one sentence after the other, marks each, and stops', () => {
  reader.start(sentences)
  for (let i = 0; i < sentences.length; i++) endLatest()
  expect(said).toEqual(['Eins.', 'Zwei.', 'Drei.', '(still)'])
  expect(marked).toEqual(['Eins.', 'Zwei.', 'Drei.', null])
  expect(states).toEqual(['reading', 'silent'])
})

it('resumes at the start of the paused sentence, which stays marked', () => {
  reader.start(sentences)
  endLatest()
  reader.pause()
  expect(marked).toEqual(['Eins.', 'Zwei.'])
  // Browsers also fire `end` for an utterance that was stopped.
  endLatest()
  reader.goOn()
  expect(said).toEqual(['Eins.', 'Zwei.', '(still)', 'Zwei.'])
  expect(states).toEqual(['reading', 'paused', 'reading'])
})

it('starts from the beginning after a stop', () => {
  reader.start(sentences)
  endLatest()
  reader.stop()
  endLatest()
  expect(said).toEqual(['Eins.', 'Zwei.', '(still)'])
  expect(marked.at(-1)).toBe(null)
  reader.start(sentences)
  expect(said.at(-1)).toBe('Eins.')
})
