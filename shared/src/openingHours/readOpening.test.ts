import fc from 'fast-check'
import { arbitraryMeaning } from './arbitraryMeaning.fixture.ts'
import { readHours } from './readHours.ts'
import { readOpening } from './readOpening.ts'
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

  it('are all ignored if one of them is not understood', () => {
    expect(hoursOf('Mo-Fr 8-12', 'Kaffee gibt es auch')).toBe('')
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
