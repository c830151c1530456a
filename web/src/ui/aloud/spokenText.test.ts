import { sentencesOf, spokenText } from './spokenText.ts'

it.each([
  ['Tel. 09521 27-123', 'Telefon 0 9 5 2 1, 2 7, 1 2 3'],
  ['Rufen Sie an: (09521) 27 12 30.', 'Rufen Sie an: 0 9 5 2 1, 2 7, 1 2, 3 0.'],
  ['+49 9521 27123', 'plus 4 9, 9 5 2 1, 2 7 1 2 3'],
  ['97437 Haßfurt', '9 7 4 3 7 Haßfurt'],
  ['Str. am Markt, Bahnhofpl. 3', 'Str. am Markt, Bahnhofplatz 3'],
  ['Mo–Fr 08–12 Uhr', 'Montag bis Freitag 08 bis 12 Uhr'],
  ['Mo.-Do. 08:00-16:30 Uhr', 'Montag bis Donnerstag 08:00 bis 16:30 Uhr'],
  ['Sa 9 bis 12 Uhr, So geschlossen', 'Samstag 9 bis 12 Uhr, So geschlossen'],
  ['Sa, So: geschlossen', 'Samstag, Sonntag: geschlossen'],
  ['So erreichen Sie uns: Do it yourself', 'So erreichen Sie uns: Do it yourself'],
  ['am 05.12.2026 bei Dr. Huber, z. B. 12,50 €', 'am 05.12.2026 bei Dr. Huber, z. B. 12,50 €'],
  ['Fr. Müller und Tafel e.V.', 'Frau Müller und Tafel e V'],
  ['Zimmer 3–5', 'Zimmer 3 bis 5'],
  ['info@pflege-huber.de', 'info ät pflege Strich huber Punkt de'],
  ['www.pflege.de/kontakt', 'w w w Punkt pflege Punkt de Schrägstrich kontakt'],
  ['Termine n. V. in der Hauptstr.', 'Termine nach Vereinbarung in der Hauptstraße'],
  ['Pfle\u00adge\u00a0daheim', 'Pflege daheim'],
  ['Hofheim i. Ufr., Neustadt a. d. Saale', 'Hofheim in Unterfranken, Neustadt an der Saale'],
  ['U. a. Fußpflege, Evtl. auch Maniküre', 'U. a. Fußpflege, eventuell auch Maniküre'],
  ['Tel. 112 oder 116 117', 'Telefon 1 1 2 oder 1 1 6, 1 1 7'],
  ['Vom 1.-3. Mai', 'Vom 1. bis 3. Mai'],
  ['Notruf 112, Polizei: 110, unter 112.', 'Notruf 1 1 2, Polizei: 1 1 0, unter 1 1 2.'],
  ['unter 112 Jahren, die 112 Anbieter', 'unter 112 Jahren, die 112 Anbieter'],
  ['Max. 3 Personen, mit Max.', 'maximal 3 Personen, mit Max.'],
  ['ev. Gemeinde, Abt. 3, Inh. Eva Lang', 'evangelische Gemeinde, Abteilung 3, Inhaber Eva Lang'],
  ['25 €/Std. p. P. im 2. OG', '25 € pro Stunde pro Person im 2. Obergeschoss'],
])('German is spoken naturally: %s', (written, said) => {
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
