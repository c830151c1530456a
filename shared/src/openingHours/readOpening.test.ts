import fc from 'fast-check'
import { arbitraryMeaning } from './arbitraryMeaning.fixture.ts'
import { saysRhythm } from './lineNotes.ts'
import { readHours } from './readHours.ts'
import { readOpening, readOpeningLines } from './readOpening.ts'
import waysOfWriting from './waysOfWriting.fixture.json' with { type: 'json' }
import { hoursInWords } from './words.ts'
import { writeHours } from './writeHours.ts'

/** Returns OpenStreetMap's syntax; `""` if the lines are not understood. */
function hoursOf(...lines: string[]): string {
  const meaning = readOpening(lines)
  return meaning ? writeHours(meaning) : ''
}

describe('opening lines', () => {
  it.each(waysOfWriting as [string, string][])('%j mean %j', (lines, hours) => {
    expect(hoursOf(...lines.split('\n'))).toBe(hours)
  })

  it('are tested in at least 300 ways of writing', () => {
    expect(waysOfWriting.length).toBeGreaterThanOrEqual(300)
  })

  it.each([
    ...['Blutabnahme Mo-Fr 7-8 Uhr', 'Rufbereitschaft rund um die Uhr', 'Hausbesuche nach Vereinbarung'],
    ...['Notdienst: 116117', 'Telefonzeiten: Mo-Do 9-11 Uhr', 'Mo-Fr 7-8 Uhr Blutabnahme', 'Küche 11-14 Uhr'],
    ...['Warme Küche 11:30-14 Uhr', 'Gottesdienst So 10 Uhr', 'Parkplätze im Hof'],
  ])('count beside another about something else, which is a note: %s', (note) => {
    fc.assert(
      fc.property(arbitraryMeaning, fc.boolean(), (meaning, isFirst) => {
        const line = hoursInWords(meaning, 'de')
        fc.pre(meaning.week.some((day) => day !== null))
        const reading = readOpeningLines(isFirst ? [note, line] : [line, note])
        expect(reading).toEqual({ meaning, notes: [note], isUncertain: false })
      }),
      { numRuns: 30 },
    )
  })

  it.each([
    ...['in den Schulferien geschlossen', 'Mai bis September auch Sa 9-12', 'nur mit Termin im Voraus bitte'],
    ...['derzeit wegen Umbau anders', 'Di ca. 14-16 Uhr', 'jeden zweiten Donnerstag 14-16 Uhr', '14-tägig'],
    ...['8-12 Uhr', 'nachmittags', 'vom 1.4. bis 31.10.', 'Sommerzeit: Mo 8-20', 'im Wechsel mit Ebern'],
  ])('claim nothing for a day beside another that may change them: %s', (note) => {
    const reading = readOpeningLines(['Mo-Fr 8-12', note])
    expect(reading).toMatchObject({ notes: [note], isUncertain: true })
    expect(reading.meaning).toEqual(readOpening(['Mo-Fr 8-12']))
  })

  it('are unknown only on the day for which they contradict each other', () => {
    const day = fc.integer({ min: 0, max: 4 })
    fc.assert(
      fc.property(day, (weekday) => {
        const name = ['Mo', 'Di', 'Mi', 'Do', 'Fr'][weekday] ?? ''
        const { meaning, notes, isUncertain } = readOpeningLines(['Mo-Fr 8-12', `${name} 11-13`])
        expect([notes, isUncertain]).toEqual([[`${name} 11-13`], false])
        expect(meaning?.unclear).toEqual([weekday])
        expect(meaning?.week.filter((one) => one !== null)).toHaveLength(4)
        expect(meaning && readHours(writeHours(meaning))).toEqual(meaning)
      }),
    )
  })

  it('that are narrower restrict if they name some of the times, and add if they name others', () => {
    const times = ['8-9', '10-12', '14-16', '17-19']
    const some = fc.subarray(times, { minLength: 1 })
    const days = fc.subarray(['Mo', 'Di', 'Mi', 'Do', 'Fr'], { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(some, some, days, fc.boolean(), (wide, narrow, on, isOneLine) => {
        const lines = [`Mo-Fr ${wide.join(' u. ')}`, `${on.join(', ')} ${narrow.join(' und ')}`]
        const { meaning } = readOpeningLines(isOneLine ? [lines.join('; ')] : lines)
        const common = narrow.filter((time) => wide.includes(time))
        const of = (spans: string[]) => readOpening([`Mo ${spans.join(' und ')}`])?.week[0]
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

  it('are ignored if two of them contradict each other', () => {
    expect(hoursOf('Mo 8-12 Uhr', 'Mo geschlossen')).toBe('')
    expect(hoursOf('Mo 8-12 Uhr', 'Mo 11-13 Uhr')).toBe('')
    expect(hoursOf('rund um die Uhr', 'Sa geschlossen')).toBe('')
    expect(hoursOf('Büro: Mo 8-12 Uhr', 'Laden: Mo 14-18 Uhr')).toBe('')
  })

  it('are combined, and a narrower closing is an exception', () => {
    expect(hoursOf('Mo-Fr 8-12', 'Di 14-18', 'Mi geschlossen')).toBe(
      'Mo,Th,Fr 08:00-12:00; Tu 08:00-12:00,14:00-18:00; We off',
    )
  })
})

describe('a meaning', () => {
  it('is understood again from the words shown for it, in both languages', () => {
    fc.assert(
      fc.property(arbitraryMeaning, fc.constantFrom('de' as const, 'en' as const), (meaning, locale) => {
        expect(readOpening([hoursInWords(meaning, locale)])).toEqual(meaning)
      }),
      { numRuns: 500 },
    )
  })

  it('is read again from the form for other programs', () => {
    fc.assert(
      fc.property(arbitraryMeaning, (meaning) => {
        expect(readHours(writeHours(meaning))).toEqual(meaning)
      }),
      { numRuns: 500 },
    )
  })
})

it('reads any text quickly and without an error', () => {
  const pieces = fc.constantFrom(
    ...'Mo Fr - , 8 12 : . Uhr und ab ( ) geschlossen 1. im Monat jeden außer n.V. Feiertage'.split(' '),
  )
  const text = fc.oneof(
    fc.string({ maxLength: 120 }),
    fc.array(pieces, { maxLength: 40 }).map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(text, (line) => {
      const meaning = readOpening([line])
      if (meaning) expect(readOpening([hoursInWords(meaning, 'de')])).toEqual(meaning)
    }),
    { numRuns: 1_000 },
  )
})

describe('a rhythm', () => {
  const seen = 'ersten|zweiten|2.|3.|letzten|1. und 3.|vierten'.split('|')
  const days = 'Montag|Mi|Donnerstag|Sonntag'.split('|')
  it.each(['jeden X im Monat', 'Jeden X', 'am X', 'X des Monats'])('is seen in "%s"', (frame) => {
    for (const nth of seen)
      for (const day of days)
        expect(saysRhythm(`Wir sind da: ${frame.replace('X', `${nth} ${day}`)}, ab 14 Uhr.`)).toBe(true)
  })

  it.each([
    ...['14-tägig', 'vierzehntägig', 'alle 14 Tage', 'alle zwei Wochen', 'in geraden Kalenderwochen'],
    ...[
      'ungerade KW',
      'jede zweite Woche',
      'einmal im Monat',
      '1x im Monat',
      '2-wöchentlich',
      'once a month',
    ],
    ...['every second Thursday', 'Treffen im Wechsel mit Ebern', 'monatliches Treffen', 'alle zwei Monate'],
    ...['im 14-Tage-Rhythmus', 'jeden geraden Dienstag'],
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
