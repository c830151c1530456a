import fc from 'fast-check'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { vCardOf } from '#collections/Entries/vCard.ts'
import { internationalNumber } from '#shared/phoneNumbers'
import { phoneSpelling } from '#shared/phoneSpellings.fixture'
import cases from './phoneText.fixture.json' with { type: 'json' }
import { phoneText } from './phoneText.ts'
import { seeded } from './sampleRows.fixture.ts'
import { testRow } from './testModel.ts'
import { toPublicEntry } from './toPublicEntry.ts'

function below(seed: number) {
  const random = seeded(seed)
  return (count: number) => Math.floor(random() * count)
}

it.each(cases)('the telephone number %s is displayed as %s', (typed, shown) => {
  expect(phoneText(typed)).toBe(shown)
})

it.each([
  ...['', '112', '116 117', '9290-15', 'auf Anfrage', '09521 1', '+999 123', '97437 Haßfurt'],
  'Mo-Fr 08.00-12.00',
])('%j stays as typed', (typed) => {
  expect(phoneText(typed)).toBe(typed)
})

it('a displayed telephone number keeps every typed digit in order', () => {
  const signs = '00112345678 9/-().+ aU'
  const random = below(5)
  const bare = (text: string) => text.replace(/\D/g, '')
  for (let i = 0; i < 5000; i++) {
    const typed = Array.from({ length: 6 + random(18) }, () => signs[random(signs.length)]).join('')
    if (/\+|00/.test(typed)) continue
    expect(bare(phoneText(typed)), typed).toBe(bare(typed))
    expect(phoneText(phoneText(typed)), typed).toBe(phoneText(typed))
  }
})

it('a displayed telephone number has the dialled digits, as in the contact card', () => {
  fc.assert(
    fc.property(phoneSpelling, ({ typed, number, isAlone }) => {
      const shown = phoneText(typed).replace(/\D/g, '')
      expect(shown, typed).toContain(number)
      if (isAlone) expect(shown, typed).toBe(number)
      const entry = toPublicEntry(testRow({ phone: typed }))
      expect(vCardOf(entry, 'de', '')).toContain(`TEL;TYPE=WORK,VOICE:${internationalNumber(typed)}\r\n`)
      expect(internationalNumber(phoneText(typed)), typed).toBe(internationalNumber(typed))
    }),
    { numRuns: 1_000 },
  )
})

it('a displayed telephone number of another country keeps its code, without the national 0', () => {
  const codes = ['+C ', '+C', '00C ', '00C-', '(+C) ', '+C (0)', '00C (0) ', '+C/', '+C ( 0 ) ']
  const digits = fc.stringMatching(/^[1-9]\d{2}$/)
  const country = fc.constantFrom('43', '41', '44', '33', '31', '48', '420')
  const around = fc.constantFrom(['', ''], ['Tel. ', ''], ['', ' oder 0171 3920009'], ['', ' (abends)'])
  fc.assert(
    fc.property(
      fc.tuple(country, fc.constantFrom(...codes), digits, fc.constantFrom('', ' ', '/', '-'), digits),
      fc.tuple(digits, around),
      ([code, head, area, gap, local], [more, [first, last]]) => {
        const typed = `${first}${head.replace('C', code)}${area}${gap}${local} ${more}${last}`
        const number = `+${code}${area}${local}${more}`
        expect(internationalNumber(typed), typed).toBe(number)
        expect(phoneText(typed).replace(/[^+\d]/g, ''), typed).toContain(number)
      },
    ),
  )
})

it('a displayed telephone number uses cached area codes exactly like the library', () => {
  const random = below(1)
  for (let i = 0; i < 5000; i++) {
    const typed = `0${1 + random(9)}${String(random(10 ** (6 + random(4)))).padStart(6, '0')}`
    const number = parsePhoneNumberFromString(typed, 'DE')
    const grouped = number?.isValid() ? number.formatNational() : typed
    const [area = '', ...rest] = grouped.split(' ')
    const isKnown = grouped.replace(/\D/g, '') === typed && rest.length > 0
    const shown = phoneText(typed)
    expect(shown.replace(/ /g, '')).toBe(typed)
    expect(shown.split(' ')[0]).toBe(isKnown ? area : typed)
  }
})
