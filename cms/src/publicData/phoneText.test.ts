import fc from 'fast-check'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { vCardOf } from '#collections/Entries/vCard.ts'
import { internationalNumber } from '#shared/phoneNumbers'
import { phoneSpelling } from '#shared/phoneSpellings.fixture'
import { phoneText } from './phoneText.ts'
import { seeded } from './sampleRows.fixture.ts'
import { testRow } from './testModel.ts'
import { toPublicEntry } from './toPublicEntry.ts'

function below(seed: number) {
  const random = seeded(seed)
  return (count: number) => Math.floor(random() * count)
}

it.each([
  ['09521 92 90 - 15', '09521 92 90-15'],
  ['069/90009 444', '069 90 00 94 44'],
  ['0049 9521 12345', '09521 123 45'],
  ['+49 (0) 9521 / 123-45', '09521 123-45'],
  ['0800/111 0 111', '0800 111 0 111'],
  ['  089.99998315 ', '089 99 99 83 15'],
  ['116117', '116 117'],
  ['0043 0662 1234567', '+43 662 123 45 67'],
  ['+49 116117', '116 117'],
  ['+1 213 373 4253', '+1 213 373 4253'],
  ['09521 1234/09521 5678', '09521 12 34/09521 56 78'],
  ['089 123456 0171 3920009', '089 12 34 56 0171 392 00 09'],
  ['Tel. 09521 9290', 'Tel. 09521 92 90'],
  ['0171 3920009 (08.00-12.00 14.00-18.00)', '0171 392 00 09 (08.00-12.00 14.00-18.00)'],
  ['09521 1234 (0171 3920009)', '09521 12 34 (0171 392 00 09)'],
  ['09521 12345, ab 01.02.2026', '09521 123 45, ab 01.02.2026'],
])('the telephone number %s is displayed as %s', (typed, shown) => {
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
