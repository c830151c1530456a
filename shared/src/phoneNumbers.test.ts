import fc from 'fast-check'
import cases from './phoneNumbers.fixture.json' with { type: 'json' }
import { dialledNumber, internationalNumber, isDoubtfulPhone, phoneSuggestion } from './phoneNumbers.ts'
import { phoneSpelling } from './phoneSpellings.fixture.ts'

describe("letters in place of a telephone number's digits", () => {
  it.each(cases.letters)('%s: %s', (typed, meant) => {
    expect(phoneSuggestion(typed)).toBe(meant)
    expect(dialledNumber(typed)).toBeNull()
  })

  it.each([
    ...['09521 123', '09521 123 oder 09521 456', '09521 123 o. 09521 456', '09521 123 o 09521 456'],
    ...['09521 123 (Mo, Do 8-12)', '09521 123 O. Müller', '09521 123, Frau O. Huber', '09521 123 App. II'],
    ...['09521 123 (I. Stock)', '0800 PFLEGE', 'Haus 12 B, 09521 123', '09521 123 Station 3B', 'Otto Ohl'],
    '09521 123 o Handy 0171 123456',
  ])('none in %j', (typed) => {
    expect(phoneSuggestion(typed)).toBeNull()
  })
})

it.each([
  ...['030 4711 x', '030 4711 O', '0952l/123', '09521 123 ß'].map((typed) => [typed, true] as const),
  ...[
    '',
    '09521 123',
    '09521 123 oder 09521 456',
    '09521 123 Frau Ö',
    '09521 123 App. 4',
    '09521 123 u.',
  ].map((typed) => [typed, false] as const),
])('forms ask about %j: %s', (typed, asks) => {
  expect(isDoubtfulPhone(typed)).toBe(asks)
})

describe('the number that is dialled', () => {
  it.each(cases.dialled)('%s: %s', (typed, dialled) => {
    expect(dialledNumber(typed)).toBe(dialled)
  })

  it.each([
    ...['0800 PFLEGE', '09521 12a34', '09521 123abc', '09522 3O12, 0171 123456', '12', 'auf Anfrage', ''],
    ...['09521,123', '09521 * 123', '-0'],
  ])('nothing in %j', (typed) => {
    expect(dialledNumber(typed)).toBeNull()
  })

  it('contains only digits, in the order in which they were typed', () => {
    const sign = fc.constantFrom(...'0123456789OolI |/-().,+aBé\u00a0Uhr oder')
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 24 }), (signs) => {
        const typed = signs.join('')
        const dialled = dialledNumber(typed)
        if (dialled === null) return
        expect(dialled).toMatch(/^\+?\d{3,}$/)
        // Whether (0) is dialled depends on what stands before it.
        const read = [typed, typed.replace(/\(0\)/g, '')].map((text) => text.replace(/\D/g, ''))
        expect(read.some((digits) => digits.includes(dialled.replace('+', '')))).toBe(true)
      }),
      { numRuns: 20_000 },
    )
  })
})

it('dials the number that was meant, in whatever way it is written', () => {
  fc.assert(
    fc.property(phoneSpelling, ({ typed, number }) => {
      expect(internationalNumber(typed), typed).toBe(number.replace(/^0/, '+49'))
    }),
    { numRuns: 3_000 },
  )
})
