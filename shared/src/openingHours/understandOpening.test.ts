import fc from 'fast-check'
import { arbitraryMeaning } from './arbitraryMeaning.fixture.ts'
import { daysInRhythm, saysRhythm, tellsRhythm } from './lineNotes.ts'
import { dayMinutes } from './meaning.ts'
import { parseStoredHours, silentMeaning } from './parseStoredHours.ts'
import { understandOpening, understandOpeningLines } from './understandOpening.ts'
import waysOfWriting from './waysOfWriting.fixture.json' with { type: 'json' }
import { hoursInWords, timeInWords } from './words.ts'
import { writeHours } from './writeHours.ts'

/** OpenStreetMap's syntax; `""` if the lines are not understood. */
function hoursOf(...lines: string[]): string {
  const meaning = understandOpening(lines)
  return meaning ? writeHours(meaning) : ''
}

describe('opening lines', () => {
  it.each(waysOfWriting as [string, string][])('%j mean %j', (lines, hours) => {
    expect(hoursOf(...lines.split('\n'))).toBe(hours)
  })

  it.each([
    ...['Blutabnahme Mo-Fr 7-8 Uhr', 'Rufbereitschaft rund um die Uhr', 'Hausbesuche nach Vereinbarung'],
    ...['Notdienst: 116117', 'Telefonzeiten: Mo-Do 9-11 Uhr', 'Mo-Fr 7-8 Uhr Blutabnahme', 'Küche 11-14 Uhr'],
    ...['Warme Küche 11:30-14 Uhr', 'Gottesdienst So 10 Uhr', 'Parkplätze im Hof', 'Tel. 09521 / 12-3'],
  ])('are understood beside another line, which is a note: %s', (note) => {
    fc.assert(
      fc.property(arbitraryMeaning, fc.boolean(), (meaning, isFirst) => {
        const line = hoursInWords(meaning, 'de')
        fc.pre(meaning.week.some((day) => day !== null))
        const reading = understandOpeningLines(isFirst ? [note, line] : [line, note])
        expect(reading).toEqual({ meaning, notes: [note], isUncertain: false })
      }),
      { numRuns: 30 },
    )
  })

  it.each([
    ...['in den Schulferien geschlossen', 'Mai bis September auch Sa 9-12', 'nur mit Termin im Voraus bitte'],
    ...['derzeit wegen Umbau anders', 'Di ca. 14-16 Uhr', 'jeden zweiten Donnerstag 14-16 Uhr', '14-tägig'],
    ...['Bitte vorher anrufen', 'Bitte um Anmeldung bei Frau Huber', 'Terminabsprache erforderlich'],
    ...['Vertretung Dr. Müller', 'Wegen Umbau anders', 'Praxisumzug im Gange', '8-12 Uhr', 'nachmittags'],
    ...['vom 1.4. bis 31.10.', 'Sommerzeit: Mo 8-20', 'im Wechsel mit Ebern'],
  ])('are uncertain beside a note that may change them: %s', (note) => {
    const reading = understandOpeningLines(['Mo-Fr 8-12', note])
    expect(reading).toMatchObject({ notes: [note], isUncertain: true })
    expect(reading.meaning).toEqual(understandOpening(['Mo-Fr 8-12']))
  })

  it.each(['Rufbereitschaft rund um die Uhr', 'Tel. 09521/12-3', 'Hausbesuche nach Vereinbarung'])(
    'may be followed in the same line by a note: %s',
    (note) => {
      const tails = fc.constantFrom(...[', ', '; ', ' | ', ','].map((sign) => sign + note), ` (${note})`)
      fc.assert(
        fc.property(arbitraryMeaning, tails, (meaning, tail) => {
          const line = hoursInWords(meaning, 'de')
          fc.pre(meaning.week.some((day) => day !== null) && !line.endsWith('Vereinbarung'))
          const reading = understandOpeningLines([line + tail])
          expect(reading).toEqual({ meaning, notes: [note], isUncertain: false })
        }),
        { numRuns: 30 },
      )
    },
  )

  it.each(['Bäcker So 8-11', 'Hausbesuche Mi', 'Anfänger), 16-18 (Geübte', 'Notdienst', 'Bitte mit Termin'])(
    'are not understood if the rest of the line may change them: %s',
    (note) => {
      expect(hoursOf(`Mo-Fr 8-12, ${note}`) || hoursOf(`Mo-Fr 8-12 (${note})`)).toBe('')
      expect(understandOpeningLines([`Mo-Fr 8-12, ${note}`]).meaning).toBeNull()
    },
  )

  it.each([
    ...['Mittagspause X', 'X Uhr Mittagspause', 'X Uhr geschlossen', 'mittags von X Uhr geschlossen'],
    ...['Pause: X Uhr', 'Mittagspause Mo-Fr X', 'Mittagspause täglich X', 'außer X Uhr'],
  ])('exclude a break from their times: %s', (frame) => {
    const pause = frame.replace('X', '12-13')
    const ways = [[`Mo-Fr 8-17 Uhr, ${pause}`], [`Mo-Fr 8-17 (${pause})`], ['Mo-Fr 8-17', pause]]
    for (const lines of frame.startsWith('außer') ? ways.slice(0, 2) : ways)
      expect(hoursOf(...lines), lines.join()).toBe('Mo-Fr 08:00-12:00,13:00-17:00')
  })

  const [whole, half] = ['08:00-12:00,14:00-18:00', '08:00-12:00']
  it.each([
    ['Mi Nachmittag und Sa', `Mo,Tu,Th,Fr ${whole}; We ${half}; Sa off`],
    ['Di nachmittags, Mi Nachmittag sowie So', `Mo,Th,Fr ${whole}; Tu,We ${half}; Su off`],
    ['Sa geschlossen, Do ab 12 Uhr', `Mo-We,Fr ${whole}; Th ${half}; Sa off`],
    ['Mo 13-19 Uhr', `Mo ${half}; Tu-Fr ${whole}`],
  ])('are closed on days and parts of days listed together: %s', (list, hours) => {
    expect(hoursOf(`Mo-Fr 8-12 u. 14-18 Uhr, ${list} geschlossen`)).toBe(hours)
  })

  it.each(['nur nach Vereinbarung', 'jeweils nach Vereinbarung', 'nur mit Termin', 'nach Anmeldung'])(
    'are all by arrangement if their line ends so: %s',
    (end) => {
      const hours = 'Tu 09:00-12:00 "by appointment"; Th 14:00-17:00 "by appointment"; Fr 09:00-12:00'
      expect(hoursOf(`Di 9-12; Do 14-17; ${end}`, 'Fr 9-12')).toBe(hours)
      expect(hoursOf(`Di 9-12, Do geschlossen, ${end}`)).toBe('')
    },
  )

  it('are unknown only on the day for which they contradict each other', () => {
    const { meaning, notes, isUncertain } = understandOpeningLines(['Mo-Fr 8-12', 'Mi 11-13'])
    expect([notes, isUncertain, meaning?.unclear]).toEqual([['Mi 11-13'], false, [2]])
    expect(meaning && writeHours(meaning)).toBe('Mo,Tu,Th,Fr 08:00-12:00; We unknown')
    expect(meaning && parseStoredHours(writeHours(meaning))).toEqual(meaning)
  })

  it('for fewer days restrict if they repeat some times, and add if they name other ones', () => {
    const times = ['8-9', '10-12', '14-16', '17-19']
    const some = fc.subarray(times, { minLength: 1 })
    const days = fc.subarray(['Mo', 'Di', 'Mi', 'Do', 'Fr'], { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(some, some, days, fc.boolean(), (wide, narrow, on, isOneLine) => {
        const lines = [`Mo-Fr ${wide.join(' u. ')}`, `${on.join(', ')} ${narrow.join(' und ')}`]
        const { meaning } = understandOpeningLines(isOneLine ? [lines.join('; ')] : lines)
        const common = narrow.filter((time) => wide.includes(time))
        const of = (spans: string[]) => understandOpening([`Mo ${spans.join(' und ')}`])?.week[0]
        for (const [weekday, name] of ['Mo', 'Di', 'Mi', 'Do', 'Fr'].entries()) {
          const found = meaning?.week[weekday] ?? null
          if (!on.includes(name)) expect(found).toEqual(of(wide))
          else if (common.length === 0 || common.length === wide.length)
            expect(found).toEqual(of(times.filter((time) => wide.includes(time) || narrow.includes(time))))
          else expect(found).toEqual(common.length === narrow.length ? of(narrow) : null)
        }
      }),
    )
  })

  it('are ignored if an unknown word is added', () => {
    const understood = (waysOfWriting as [string, string][]).filter(([, hours]) => hours !== '')
    const claimed = understood.filter(([lines]) => hoursOf(`${lines} voraussichtlich`) !== '')
    expect(claimed).toEqual([])
  })

  it('around the clock are ignored beside a closing of one day', () => {
    expect(hoursOf('rund um die Uhr', 'Sa geschlossen')).toBe('')
  })
})

it('a meaning is parsed back from its displayed words in both languages, and from its stored form', () => {
  fc.assert(
    fc.property(arbitraryMeaning, fc.constantFrom('de' as const, 'en' as const), (meaning, locale) => {
      expect(understandOpening([hoursInWords(meaning, locale)])).toEqual(meaning)
      expect(parseStoredHours(writeHours(meaning))).toEqual(meaning)
    }),
    { numRuns: 500 },
  )
})

it('hours by arrangement alone are not “otherwise” by arrangement', () => {
  const meaning = understandOpening(['nach Vereinbarung'])
  expect(meaning && hoursInWords(meaning, 'de')).toBe('nach Vereinbarung')
})

it('every time of day is written as Intl writes it', () => {
  const as = (locale: string, options: object) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
  for (let minutes = 5; minutes < dayMinutes; minutes += 5) {
    const shown = { hour: 'numeric', ...(minutes % 60 > 0 && { minute: '2-digit' }) }
    const [de, en] = ['de', 'en-US'].map((locale) => as(locale, shown).format(minutes * 60_000))
    expect(timeInWords(minutes, 'de')).toBe(`${de?.replace(/^0(?=\d)/, '').replace(' Uhr', '')} Uhr`)
    const noon = minutes === 720 ? '12 noon' : en?.toLowerCase().replace('\u202f', ' ')
    expect(timeInWords(minutes, 'en')).toBe(noon)
  }
})

it('reads any text quickly and without an error', () => {
  for (const sign of ['(', '(Mo', '1. ', 'Mo 8-12, '])
    understandOpeningLines([sign.repeat(40), sign.repeat(10_000)])
  const pieces = fc.constantFrom(
    ...'Mo Fr - , 8 12 : . Uhr und ab ( ) geschlossen 1. im Monat jeden außer n.V. Feiertage'.split(' '),
  )
  const text = fc.oneof(
    fc.string({ maxLength: 120 }),
    fc.array(pieces, { maxLength: 40 }).map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(text, (line) => {
      const meaning = understandOpening([line])
      if (meaning) expect(understandOpening([hoursInWords(meaning, 'de')])).toEqual(meaning)
    }),
    { numRuns: 1_000 },
  )
})

describe('a rhythm', () => {
  const seen = 'ersten|zweiten|2.|3.|letzten|1. und 3.|vierten'.split('|')
  it.each(['jeden X im Monat', 'Jeden X', 'am X', 'X des Monats'])('is seen in "%s"', (frame) => {
    for (const nth of seen)
      for (const day of ['Montag', 'Mi', 'Donnerstag', 'Sonntag']) {
        const details = `Wir sind da. Kaffee gibt es ${frame.replace('X', `${nth} ${day}`)}, ab 14 Uhr.`
        const meaning = understandOpening([`${day} 14-17`]) ?? silentMeaning
        expect(tellsRhythm(details, meaning), details).toBe(true)
      }
  })

  it.each([
    ['Führungen durch das Haus jeden ersten Mittwoch im Monat um 15 Uhr.', []],
    ['Sprechtage in Ebern: jeden dritten Mittwoch im Monat.', []],
    ['Jeden ersten Mittwoch im Monat ist das Büro geschlossen.', [2]],
    ['Jeden zweiten Mittwoch im Monat, 14 Uhr.', [2]],
    ['Wir treffen uns 14-tägig.', [0, 1, 2, 3]],
  ])('applies to several weekdays only if it is about nothing else: %s', (details, days) => {
    const week = understandOpening(['Mo-Do 9-12']) ?? silentMeaning
    expect(daysInRhythm(`Beratung ist kostenlos. ${details}`, week)).toEqual(days)
    expect(daysInRhythm(details, understandOpening(['Mi 9-12']) ?? silentMeaning)).toEqual([2])
  })

  it.each([
    ...['14-tägig', 'vierzehntägig', 'alle 14 Tage', 'alle zwei Wochen', 'in geraden Kalenderwochen'],
    ...['ungerade KW', 'jede zweite Woche', 'einmal im Monat', '1x im Monat', '2-wöchentlich'],
    'once a month',
    ...['every second Thursday', 'Treffen im Wechsel mit Ebern', 'monatliches Treffen', 'alle zwei Monate'],
    ...['im Zwei-Wochen-Rhythmus', 'einmal monatlich', 'monatlich', 'alle 2 Wo.', 'monatlich am Donnerstag'],
    ...['Do (14-tgl.)', '1× im Monat', 'alle 14 Tg.', 'wöchentlich wechselnd', 'im 14-Tage-Rhythmus'],
    ...['abwechselnd in Ebern und Haßfurt', 'jeden geraden Dienstag'],
  ])('is seen in "%s"', (text) => {
    expect(saysRhythm(`Wir sind da: ${text}, ab 14 Uhr.`)).toBe(true)
  })

  it.each([
    ...['jeden Donnerstag', 'monatlich kündbar', 'zweite Tür links', 'Im 2. Stock', 'seit 14 Jahren'],
    ...['alle Kassen', 'zwei Wochen vorher anmelden', 'Erste Hilfe', 'am 2. Mai geschlossen', 'erste'],
  ])('is not seen in "%s"', (text) => {
    expect(saysRhythm(text)).toBe(false)
  })
})
