import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { describe, expect, it } from 'vitest'
import { phoneText } from './phoneText.ts'

describe('a telephone number as it is shown', () => {
  it.each([
    ['03872920223', '038729 20223'],
    ['038854 210', '038854 210'],
    ['03847 / 4313130', '03847 4313130'],
    ['09521/9290-15', '09521 9290-15'],
    ['09521 9290-15', '09521 9290-15'],
    ['09521 92 90 - 15', '09521 9290-15'],
    ['(0221) 4710-061', '0221 4710-061'],
    ['069/90009 444', '069 90009444'],
    ['089/99998 093', '089 99998093'],
    ['0171/39 200 093', '0171 39200093'],
    ['09521-123456', '09521 123456'],
    ['09521-12-34-56', '09521 123456'],
    ['+49 171 3920009', '0171 3920009'],
    ['0171-392-0009', '0171 3920009'],
    ['0049 9521 12345', '09521 12345'],
    ['+49 (0) 9521 / 123-45', '09521 123-45'],
    ['0800 1110111', '0800 1110111'],
    ['0800/111 0 111', '0800 1110111'],
    ['  089.99998315 ', '089 99998315'],
    ['0043 1 2345678', '+43 1 2345678'],
  ])('%s: %s', (typed, shown) => {
    expect(phoneText(typed)).toBe(shown)
  })

  it.each([
    '',
    '110',
    '112',
    '116 117',
    '19222',
    '9290-15',
    '09521 9290-15 (nur vormittags)',
    'Tel. 09521 9290',
    '09521 123 oder 09521 456',
    '09521 1234 / 09521 5678',
    '09521 1234 / 1235',
    '089 1234 089 1235',
    '09521 123 09521 12',
    'auf Anfrage',
    '09521 1',
    '+999 123',
  ])('%j stays as typed', (typed) => {
    expect(phoneText(typed)).toBe(typed)
  })

  it('what is remembered of area codes says the same as the library', () => {
    let seed = 1
    const random = (below: number) => {
      seed = (seed * 48271) % 2147483647
      return seed % below
    }
    for (let i = 0; i < 5000; i++) {
      const typed = `0${1 + random(9)}${String(random(10 ** (6 + random(4)))).padStart(6, '0')}`
      const number = parsePhoneNumberFromString(typed, 'DE')
      const grouped = number?.isValid() ? number.formatNational() : typed
      const [area = '', ...rest] = grouped.split(' ')
      const expected =
        grouped.replace(/\D/g, '') === typed && rest.length > 0 ? `${area} ${rest.join('')}` : typed
      expect(phoneText(typed)).toBe(expected)
    }
  })
})
