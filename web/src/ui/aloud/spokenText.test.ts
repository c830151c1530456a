import cases from './spokenText.fixture.json' with { type: 'json' }
import { sentencesOf, spokenText } from './spokenText.ts'

it.each(cases)('German is spoken naturally: %s', (written, said) => {
  expect(spokenText(written, 'de')).toBe(said)
})

it('a linked telephone number is spoken digit by digit, however short', () => {
  expect(spokenText('Notruf 112', 'de', ['112'])).toBe('Notruf 1 1 2')
  expect(spokenText('Ärztlicher Dienst 116 117 anrufen', 'de', ['116\u00a0117'])).toBe(
    'Ärztlicher Dienst 1 1 6, 1 1 7 anrufen',
  )
  expect(spokenText('112 Anbieter', 'de')).toBe('112 Anbieter')
})

it.each([
  ['Call 09521 27-123', 'Call 0 9 5 2 1, 2 7, 1 2 3'],
  ['Monday, 9 am to 12 noon, 5 km', 'Monday, 9 am to 12 noon, 5 kilometres'],
  ['Sun and sea', 'Sun and sea'],
  ['97437 Haßfurt', '9 7 4 3 7 Haßfurt'],
  ['www.pflege.de/kontakt', 'w w w dot pflege dot de slash kontakt'],
])('English is spoken naturally: %s', (written, said) => {
  expect(spokenText(written, 'en')).toBe(said)
})

describe('a text is read sentence by sentence', () => {
  const parts = (text: string, locale: 'de' | 'en' = 'de') =>
    sentencesOf(text, locale)
      .map(({ from, to }) => text.slice(from, to))
      .join(' | ')

  it.each([
    'Wir helfen. | Rufen Sie an! | Wann? | Immer',
    'Am 24. November um 9 Uhr bei Dr. Huber in der Hauptstr. 3, z. B. mit der Tafel e. V. Danach Kaffee.',
    '„Kommen Sie.“ | Er lachte … | und ging.',
    'Dr. med. Eva Lang GmbH & Co. KG e. V. hilft mit z. B. Krücken usw. | Rufen Sie an.',
    'Am 3. Dez. um 9 Uhr, zzgl. MwSt. im 2. OG.',
  ])('ending at punctuation, not at abbreviations, letters and ordinals: %s', (read) => {
    expect(parts(read.replaceAll(' | ', ' '))).toBe(read)
  })

  it('also in English', () => {
    expect(parts('We help. Call us!', 'en')).toBe('We help. | Call us!')
  })

  it('and line by line, skipping lines of punctuation', () => {
    expect(parts('Eins\nZwei\n – \n')).toBe('Eins | Zwei')
    expect(parts('')).toBe('')
  })
})
