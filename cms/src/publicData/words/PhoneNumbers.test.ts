import { dialledNumber } from '#shared/phoneNumbers'
import type { EntryRow } from '../rows.ts'
import { demoDirectory } from '../search/demoDirectory.fixture.ts'
import { testModel, testRow, testSettings, uuidsOf } from '../testModel.ts'
import cases from './PhoneNumbers.fixture.json' with { type: 'json' }

const row = (id: string, name: string, phone: string, fields: Partial<EntryRow> = {}) =>
  testRow({ id, name, phone, category: 'Friseure', plz: '97437', city: 'Haßfurt', ...fields })

const directory = () =>
  testModel({
    entries: [
      row('amsel', 'Salon Amsel', '09521 9290-15'),
      row('drossel', 'Salon Drossel', '09521 / 70 81 23', { mobile: '0171 2345678' }),
      row('fink', 'Salon Fink', '+49 (0) 9522 4711'),
      row('star', 'Salon Star', 'vormittags 09523 4400, sonst 09523/998877'),
      row('meise', 'Salon Meise', '09521 97437'),
      row('zeisig', 'Salon Zeisig', ''),
      row('lerche', 'Salon Lerche', '0176 04069086', { mobile: '0176/040690 72' }),
      row('specht', 'Salon Specht', '09521 5566 0176 04069003', { mobile: '017604069004/09521 5577' }),
    ],
  })
const model = directory()
const found = (query: string) => uuidsOf(model.search(query))

describe('a telephone number finds its provider', () => {
  it.each(cases)('%s', (query, uuid) => {
    expect(found(query)).toEqual([uuid])
  })

  it('each in the demo directory, in any spelling', () => {
    const demo = demoDirectory()
    const missed: string[] = []
    for (const entry of demo.allEntries())
      for (const name of ['phone', 'mobile'] as const) {
        const digits = dialledNumber(entry[name])?.replace('+49', '0')
        if (!digits) continue
        const rest = digits.slice(1)
        const ways = [entry[name], entry[`${name}Text`], digits, `+49${rest}`, `0049 (0) ${rest}`, rest]
        const [area, middle, end] = [digits.slice(0, 4), digits.slice(4, 8), digits.slice(8)]
        ways.push(`${area}/${middle}${end}`, `${area} ${middle}-${end}`)
        ways.push(...[2, 3, 4].map((size) => digits.match(new RegExp(`.{1,${size}}`, 'g'))?.join(' ') ?? ''))
        for (const way of ways)
          if (!demo.search(way).some(({ uuid }) => uuid === entry.uuid)) missed.push(`${entry[name]}: ${way}`)
      }
    expect(missed).toEqual([])
  })

  it('five digits are a known postcode, or a number after "Tel."', () => {
    expect(found('97437')).toHaveLength(8)
    expect(found('Tel. 97437')).toEqual(['meise'])
  })

  it('an unknown number has no hits', () => {
    for (const query of ['09521 555555', '0151 99999999', '+43 1 5356', '112', '12345'])
      expect([query, found(query)]).toEqual([query, []])
  })

  it('an unknown number is reported, without hits of the same prefix', () => {
    const help = (query: string) => model.searchHelp(query).number
    expect([help('09521 708123'), help('Salon')]).toEqual([undefined, undefined])
    expect(help('09521 708123-4')).toBe('alike')
    expect(help('09521 555555')).toBe('unknown')
    const many = Array.from({ length: 21 }, (_, i) => row(`v${i}`, `Salon ${i}`, `069 90009-${100 + i}`))
    const large = testModel({ entries: many })
    expect(large.search('069/90009 797')).toEqual([])
    expect(large.searchHelp('069/90009 797').number).toBe('unknown')
    expect(uuidsOf(large.search('069/90009 104'))).toEqual(['v4'])
  })

  it('follows changes at once', async () => {
    const changing = directory()
    const first = () => uuidsOf(changing.search('09521 708123'))
    expect(first()).toEqual(['drossel'])
    changing.changeEntries({ upsert: [row('drossel', 'Salon Drossel', '09521 11111')] })
    expect(first()).toEqual([])
    expect(uuidsOf(changing.search('09521 11111'))).toEqual(['drossel'])
    changing.changeEntries({ remove: ['drossel'] })
    expect(changing.search('09521 11111')).toEqual([])
  })
})

describe('a number in the settings', () => {
  const numbers = {
    ...testSettings,
    phone: '030 23125-300',
    importantNumbers: [{ label: 'Pflegestützpunkt', phone: '069 90009-150', phoneText: '', hint: '' }],
    pharmacyPhone: '0800 00 22833',
    demandBus: { name: 'Rufbus', phone: '030 23125-340', phoneText: '', towns: [] },
  }
  const shown = testModel({ settings: numbers, entries: [row('amsel', 'Salon Amsel', '030 23125-310')] })

  it.each([
    ['112', '112'],
    ['116117', '116117'],
    ['0800 111 0 111', 'seelsorge'],
    ['0800 00 22833', 'pharmacies'],
    ['069 90009-150', null],
    ['030 23125-300', null],
    ['030 23125-340', null],
  ])('is known, and shows its notice: %s', (query, urgent) => {
    const help = shown.searchHelp(query)
    expect(help.urgent).toBe(urgent)
    expect(help).not.toHaveProperty('number')
    expect(shown.search(query)).toEqual([])
    if (query.length > 3) expect(help.leftOut.filter((word) => /\d/.test(word))).toEqual([])
  })

  it('follows the settings; others stay unknown', async () => {
    expect(shown.searchHelp('030 23125-399').number).toBe('alike')
    expect(shown.searchHelp('069 90009-999').number).toBe('unknown')
    expect(model.searchHelp('0800 00 22833')).toMatchObject({ number: 'unknown', urgent: null })
    expect(model.searchHelp('116117').urgent).toBe('116117')
    shown.set({ settings: { ...numbers, importantNumbers: [] } })
    expect(shown.searchHelp('069 90009-150').number).toBe('unknown')
  })
})
