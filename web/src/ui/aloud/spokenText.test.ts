import { sentencesOf, spokenText } from './spokenText.ts'

describe('German is said as people say it', () => {
  it.each([
    ['Tel. 09521 27-123', 'Telefon 0 9 5 2 1, 2 7, 1 2 3'],
    ['Rufen Sie an: (09521) 27 12 30.', 'Rufen Sie an: 0 9 5 2 1, 2 7, 1 2, 3 0.'],
    ['+49 9521 27123', 'plus 4 9, 9 5 2 1, 2 7 1 2 3'],
    ['97437 Haßfurt', '9 7 4 3 7 Haßfurt'],
    ['Str. am Markt, Bahnhofpl. 3', 'Straße am Markt, Bahnhofplatz 3'],
    ['Mo–Fr 8–12 Uhr', 'Montag bis Freitag 8 bis 12 Uhr'],
    ['Mo.-Do. 8:00-16:30 Uhr', 'Montag bis Donnerstag 8 bis 16 Uhr 30'],
    ['Sa 9 bis 12 Uhr, So geschlossen', 'Samstag 9 bis 12 Uhr, So geschlossen'],
    ['Sa, So: geschlossen', 'Samstag, Sonntag: geschlossen'],
    ['So erreichen Sie uns: Do it yourself', 'So erreichen Sie uns: Do it yourself'],
    ['am 24.11.2026', 'am 24. November 2026'],
    ['vom 1.3. bis 05.12.', 'vom 1. März bis 5. Dezember'],
    [
      'z. B. und z.B. d. h. u. a. usw.',
      'zum Beispiel und zum Beispiel das heißt unter anderem und so weiter',
    ],
    ['Dr. Huber, Prof. Dr. Klein, St. Kilian', 'Doktor Huber, Professor Doktor Klein, Sankt Kilian'],
    ['Fr. Müller oder Hr. Maier', 'Frau Müller oder Herr Maier'],
    ['Caritasverband e. V. und Tafel e.V.', 'Caritasverband e V und Tafel e V'],
    ['12,50 € oder 8 € oder 9,00 Euro', '12 Euro 50 oder 8 Euro oder 9 Euro'],
    ['Müller & Söhne', 'Müller und Söhne'],
    ['Zimmer 3–5', 'Zimmer 3 bis 5'],
    ['info@pflege-huber.de', 'info ät pflege Strich huber Punkt de'],
    ['www.pflege.de/kontakt', 'w w w Punkt pflege Punkt de Schrägstrich kontakt'],
    ['z.B. um 9.30 Uhr am 3.4. in der Hauptstr.', 'zum Beispiel um 9 Uhr 30 am 3. April in der Hauptstraße'],
    ['Termine n. V.', 'Termine nach Vereinbarung'],
    ['Pfle\u00adge\u00a0daheim', 'Pflege daheim'],
    ['Hofheim i. Ufr., Neustadt a. d. Saale', 'Hofheim in Unterfranken, Neustadt an der Saale'],
    ['zzgl. MwSt. im 2. OG', 'zuzüglich Mehrwertsteuer im 2. Obergeschoss'],
    ['U. a. Fußpflege, Evtl. auch Maniküre', 'unter anderem Fußpflege, eventuell auch Maniküre'],
    ['nach § 45b und §§ 3, 4', 'nach Paragraf 45b und Paragrafen 3, 4'],
    ['1/2 Stunde, ½ Std. oder 1 1/2 Stunden', 'eine halbe Stunde, eine halbe Stunde oder eineinhalb Stunden'],
    ['3 1/2 Std. oder 2½ h', '3einhalb Stunden oder 2einhalb Stunden'],
    ['Tel. 112 oder 116 117', 'Telefon 1 1 2 oder 1 1 6, 1 1 7'],
    ['höchstens 30 km/h', 'höchstens 30 Stundenkilometer'],
    ['Vom 1.-3. Mai und 1.–3.6.', 'Vom 1. bis 3. Mai und 1. bis 3. Juni'],
    ['Notruf 112, Polizei: 110, unter 112.', 'Notruf 1 1 2, Polizei: 1 1 0, unter 1 1 2.'],
    ['unter 112 Jahren, die 112 Anbieter', 'unter 112 Jahren, die 112 Anbieter'],
    ['Max. 3 Personen, mit Max.', 'maximal 3 Personen, mit Max.'],
    [
      'kath. Pfarrei, ev. Gemeinde, Abt. 3, Inh. Eva Lang',
      'katholische Pfarrei, evangelische Gemeinde, Abteilung 3, Inhaber Eva Lang',
    ],
    ['25 €/Std. p. P.', '25 Euro pro Stunde pro Person'],
  ])('%s', (written, said) => {
    expect(spokenText(written, 'de')).toBe(said)
  })

  it('a number that is a link to a telephone is said digit by digit, however short', () => {
    expect(spokenText('Notruf 112', 'de', ['112'])).toBe('Notruf 1 1 2')
    expect(spokenText('Ärztlicher Dienst 116 117 anrufen', 'de', ['116\u00a0117'])).toBe(
      'Ärztlicher Dienst 1 1 6, 1 1 7 anrufen',
    )
    expect(spokenText('112 Anbieter', 'de')).toBe('112 Anbieter')
  })
})

describe('English is said as people say it', () => {
  it.each([
    ['Call 09521 27-123', 'Call 0 9 5 2 1, 2 7, 1 2 3'],
    ['Monday, 9 am to 12 noon, 5 km', 'Monday, 9 am to 12 noon, 5 kilometres'],
    ['Sun and sea', 'Sun and sea'],
    ['97437 Haßfurt', '9 7 4 3 7 Haßfurt'],
    ['www.pflege.de/kontakt', 'w w w dot pflege dot de slash kontakt'],
  ])('%s', (written, said) => {
    expect(spokenText(written, 'en')).toBe(said)
  })
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
  ])('which end with their signs, not with abbreviations, letters and ordinal numbers: %s', (read) => {
    expect(parts(read.replaceAll(' | ', ' '))).toBe(read)
  })

  it('also in English', () => {
    expect(parts('We help. Call us!', 'en')).toBe('We help. | Call us!')
  })

  it('and lines; what holds no letter and no digit is none', () => {
    expect(parts('Eins\nZwei\n – \n')).toBe('Eins | Zwei')
    expect(parts('')).toBe('')
  })
})
