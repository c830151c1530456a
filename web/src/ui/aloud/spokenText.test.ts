import { sentencesOf, spokenText } from './spokenText.ts'

describe('German is said as people say it', () => {
  it.each([
    ['Tel. 09521 27-123', 'Telefon 0 9 5 2 1, 2 7, 1 2 3'],
    ['Rufen Sie an: (09521) 27 12 30.', 'Rufen Sie an: 0 9 5 2 1, 2 7, 1 2, 3 0.'],
    ['+49 9521 27123', 'plus 4 9, 9 5 2 1, 2 7 1 2 3'],
    ['0171/1234567', '0 1 7 1, 1 2 3 4 5 6 7'],
    ['97437 Haßfurt', '9 7 4 3 7 Haßfurt'],
    ['Hauptstr. 12, 97437 Haßfurt', 'Hauptstraße 12, 9 7 4 3 7 Haßfurt'],
    ['Konto 123456789', 'Konto 1 2 3 4 5 6 7 8 9'],
    ['Str. am Markt, Bahnhofpl. 3', 'Straße am Markt, Bahnhofplatz 3'],
    ['Mo–Fr 8–12 Uhr', 'Montag bis Freitag 8 bis 12 Uhr'],
    ['Mo.-Do. 8:00-16:30 Uhr', 'Montag bis Donnerstag 8 bis 16 Uhr 30'],
    ['Mo, Di und Do 9.30 Uhr', 'Montag, Dienstag und Donnerstag 9 Uhr 30'],
    ['Sa 9 bis 12 Uhr, So geschlossen', 'Samstag 9 bis 12 Uhr, So geschlossen'],
    ['Sa, So: geschlossen', 'Samstag, Sonntag: geschlossen'],
    ['Sa + So ab 14 Uhr', 'Samstag + Sonntag ab 14 Uhr'],
    ['So erreichen Sie uns: Do it yourself', 'So erreichen Sie uns: Do it yourself'],
    ['um 08:05', 'um 8 Uhr 5'],
    ['14:00–15:30', '14 bis 15 Uhr 30'],
    ['24 Uhr', '24 Uhr'],
    ['am 24.11.2026', 'am 24. November 2026'],
    ['vom 1.3. bis 05.12.', 'vom 1. März bis 5. Dezember'],
    [
      'z. B. und z.B. d. h. u. a. usw.',
      'zum Beispiel und zum Beispiel das heißt unter anderem und so weiter',
    ],
    ['Dr. Huber, Prof. Dr. Klein, St. Kilian', 'Doktor Huber, Professor Doktor Klein, Sankt Kilian'],
    ['Fr. Müller oder Hr. Maier', 'Frau Müller oder Herr Maier'],
    ['Fr. 8–12 Uhr', 'Freitag 8 bis 12 Uhr'],
    ['Caritasverband e. V. und Tafel e.V.', 'Caritasverband e V und Tafel e V'],
    ['ca. 5 km, inkl. Fahrt', 'zirka 5 Kilometer, inklusive Fahrt'],
    ['12,50 € oder 8 € oder 9,00 Euro', '12 Euro 50 oder 8 Euro oder 9 Euro'],
    ['Müller & Söhne', 'Müller und Söhne'],
    ['Zimmer 3–5', 'Zimmer 3 bis 5'],
    ['info@pflege-huber.de', 'info ät pflege Strich huber Punkt de'],
    ['www.pflege.de/kontakt', 'w w w Punkt pflege Punkt de Schrägstrich kontakt'],
    ['quitten-apotheke.example.org', 'quitten Strich apotheke Punkt example Punkt org'],
    ['Siehe pflege.de/kontakt.', 'Siehe pflege Punkt de Schrägstrich kontakt.'],
    ['müller.bayern, täglich', 'müller Punkt bayern, täglich'],
    ['z.B. um 9.30 Uhr am 3.4. in der Hauptstr.', 'zum Beispiel um 9 Uhr 30 am 3. April in der Hauptstraße'],
    ['Termine n. V.', 'Termine nach Vereinbarung'],
    ['Pfle\u00adge\u00a0daheim', 'Pflege daheim'],
    ['Dr. med. Müller GmbH & Co. KG', 'Doktor med Müller GmbH und Co KG'],
    ['Hofheim i. Ufr., Neustadt a. d. Saale', 'Hofheim in Unterfranken, Neustadt an der Saale'],
    ['zzgl. MwSt. im 2. OG', 'zuzüglich Mehrwertsteuer im 2. Obergeschoss'],
    ['U. a. Fußpflege, Evtl. auch Maniküre', 'unter anderem Fußpflege, eventuell auch Maniküre'],
    ['nach § 45b und §§ 3, 4', 'nach Paragraf 45b und Paragrafen 3, 4'],
    ['1/2 Stunde, ½ Std. oder 1 1/2 Stunden', 'eine halbe Stunde, eine halbe Stunde oder eineinhalb Stunden'],
    ['3 1/2 Std. oder 2½ h', '3einhalb Stunden oder 2einhalb Stunden'],
    ['Tel. 112 oder 116 117', 'Telefon 1 1 2 oder 1 1 6, 1 1 7'],
    ['Prof. Dr. med. dent. Lang', 'Professor Doktor med dent Lang'],
    ['höchstens 30 km/h', 'höchstens 30 Stundenkilometer'],
    ['Vom 1.-3. Mai und 1.–3.6.', 'Vom 1. bis 3. Mai und 1. bis 3. Juni'],
    ['am 3. Dez. 2026', 'am 3. Dezember 2026'],
    ['Notruf 112, Polizei: 110, unter 112.', 'Notruf 1 1 2, Polizei: 1 1 0, unter 1 1 2.'],
    ['unter 112 Jahren, die 112 Anbieter', 'unter 112 Jahren, die 112 Anbieter'],
    ['Max. 3 Personen, mit Max.', 'maximal 3 Personen, mit Max.'],
    [
      'kath. Pfarrei, ev. Gemeinde, Abt. 3, Inh. Eva Lang',
      'katholische Pfarrei, evangelische Gemeinde, Abteilung 3, Inhaber Eva Lang',
    ],
    ['25 €/Std. p. P.', '25 Euro pro Stunde pro Person'],
    ['Im Jahr 2026 waren es 120.', 'Im Jahr 2026 waren es 120.'],
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
    ['Tel. 09521 27-123', 'telephone 0 9 5 2 1, 2 7, 1 2 3'],
    ['Mon–Fri 9 am–12 noon', 'Monday to Friday 9 am to 12 noon'],
    ['e.g. approx. 5 km', 'for example approximately 5 kilometres'],
    ['Sun and sea', 'Sun and sea'],
    ['8:30 am to 5 pm', '8:30 am to 5 pm'],
    ['97437 Haßfurt', '9 7 4 3 7 Haßfurt'],
    ['quitten-apotheke.example.org', 'quitten dash apotheke dot example dot org'],
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
    expect(parts('See Dr. Smith. Call him.', 'en')).toBe('See Dr. Smith. | Call him.')
  })

  it('and lines; what holds no letter and no digit is none', () => {
    expect(parts('Eins\nZwei\n – \n')).toBe('Eins | Zwei')
    expect(parts('')).toBe('')
  })
})
