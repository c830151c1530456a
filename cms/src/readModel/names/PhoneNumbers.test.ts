import { dialledNumber } from '@directory/shared/phone'
import { emptySettings } from '@directory/shared/settings'
import { createReadModel } from '../model/createReadModel.ts'
import type { EntryRow } from '../rows.ts'
import { sampleRows } from '../sampleRows.ts'
import { demoDirectory } from '../understanding/demoDirectory.fixture.ts'

const [template] = sampleRows(1) as [EntryRow]
const empty = { settings: null, news: [], links: [], pages: [], topCategories: [], categories: [] }
const own = { street: 'Weg 1', additionalInfo: '', services: '', plz: '97437', city: 'Haßfurt', mobile: '' }
const row = (id: string, name: string, phone: string, fields: Partial<EntryRow> = {}): EntryRow => ({
  ...{ ...template, ...own, id, name, phone, category: 'Friseure' },
  ...fields,
})

function directory() {
  const model = createReadModel()
  model.replace({
    ...empty,
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
  return model
}
const model = directory()
const found = (query: string) => model.search(query).map(({ uuid }) => uuid)

describe('a telephone number finds its provider', () => {
  it.each([
    ['09521 9290-15', 'amsel'],
    ['09521929015', 'amsel'],
    ['09521/929015', 'amsel'],
    ['09521 / 92 90 - 15', 'amsel'],
    ['(09521) 9290-15', 'amsel'],
    ['(09521)929015', 'amsel'],
    ['09521.9290.15', 'amsel'],
    ['0 95 21 - 92 90 15', 'amsel'],
    ['09521–9290–15', 'amsel'],
    ['+49 9521 929015', 'amsel'],
    ['+499521929015', 'amsel'],
    ['+49 (0) 9521 9290-15', 'amsel'],
    ['+49 (0)9521/929015', 'amsel'],
    ['0049 9521 929015', 'amsel'],
    ['00499521929015', 'amsel'],
    ['0049 (0)9521 929015', 'amsel'],
    ['49 9521 929015', 'amsel'],
    ['9521 929015', 'amsel'],
    ['9521/9290-15', 'amsel'],
    ['929015', 'amsel'],
    ['9290-15', 'amsel'],
    ['92 90 15', 'amsel'],
    ['tel:+499521929015', 'amsel'],
    ['Tel. 09521 9290-15', 'amsel'],
    ['Telefon: 09521 929015', 'amsel'],
    ['wem gehört die Nummer 09521 929015', 'amsel'],
    ['Salon 09521 929015 Haßfurt', 'amsel'],
    ['O9521 929O15', 'amsel'],
    ['09521 9290-0', 'amsel'],
    ['09521 9290', 'amsel'],
    ['09521 708123-4', 'drossel'],
    ['708123', 'drossel'],
    ['0171 2345678', 'drossel'],
    ['0171/23 45 678', 'drossel'],
    ['+49 171 2345678', 'drossel'],
    ['0171-2345678', 'drossel'],
    ['Handy 01712345678', 'drossel'],
    ['2345678', 'drossel'],
    ['09522 4711', 'fink'],
    ['+49 9522 4711', 'fink'],
    ['09522 4711-20', 'fink'],
    ['09523 4400', 'star'],
    ['09523 998877', 'star'],
    ['998877', 'star'],
    ['0176 04069086', 'lerche'],
    ['0176/04069086', 'lerche'],
    ['017604069086', 'lerche'],
    ['0176 04 06 90 86', 'lerche'],
    ['+49 176 04069086', 'lerche'],
    ['0049 (0)176-040 690 86', 'lerche'],
    ['04069086', 'lerche'],
    ['0176 040690 72', 'lerche'],
    ['01760 4069 072', 'lerche'],
    ['09521 5566', 'specht'],
    ['0176 04069003', 'specht'],
    ['017604069003', 'specht'],
    ['017604069004', 'specht'],
    ['09521 5577', 'specht'],
  ])('%s', (query, uuid) => {
    expect(found(query)).toEqual([uuid])
  })

  it('each of the demo directory, however it is stored and typed', () => {
    const demo = demoDirectory()
    const missed: string[] = []
    for (const entry of demo.allEntries()) {
      for (const name of ['phone', 'mobile'] as const) {
        const digits = dialledNumber(entry[name])?.replace('+49', '0')
        if (!digits) continue
        const rest = digits.slice(1)
        const ways = [entry[name], entry[`${name}Text`], digits, `+49${rest}`, `0049 (0) ${rest}`, rest]
        ways.push(
          `${digits.slice(0, 4)}/${digits.slice(4)}`,
          `${digits.slice(0, 4)} ${digits.slice(4, 8)}-${digits.slice(8)}`,
        )
        ways.push(...[2, 3, 4].map((size) => digits.match(new RegExp(`.{1,${size}}`, 'g'))?.join(' ') ?? ''))
        for (const way of ways)
          if (!demo.search(way).some(({ uuid }) => uuid === entry.uuid)) missed.push(`${entry[name]}: ${way}`)
      }
    }
    expect(missed).toEqual([])
  })

  it('takes five digits for a postcode where there is one, and for a number beside its word', () => {
    expect(found('97437')).toHaveLength(8)
    expect(found('Tel. 97437')).toEqual(['meise'])
  })

  it('answers nobody for a number that nobody has', () => {
    for (const query of ['09521 555555', '0151 99999999', '+43 1 5356', '112', '12345'])
      expect([query, found(query)]).toEqual([query, []])
  })

  it('says so where nobody has the number, and lists no strangers that begin alike', () => {
    const help = (query: string) => model.searchHelp(query).number
    expect([help('09521 708123'), help('Salon')]).toEqual([undefined, undefined])
    expect([help('09521 708123-4'), found('09521 708123-4')]).toEqual(['alike', ['drossel']])
    expect(help('09521 555555')).toBe('unknown')
    const many = Array.from({ length: 21 }, (_, i) => row(`v${i}`, `Salon ${i}`, `069 90009-${100 + i}`))
    const large = createReadModel()
    large.replace({ ...empty, entries: many })
    expect(large.search('069/90009 797')).toEqual([])
    expect(large.searchHelp('069/90009 797').number).toBe('unknown')
    expect(large.search('069/90009 104').map(({ uuid }) => uuid)).toEqual(['v4'])
  })

  it('follows changes at once', async () => {
    const changing = directory()
    const first = () => changing.search('09521 708123').map(({ uuid }) => uuid)
    expect(first()).toEqual(['drossel'])
    changing.apply({ noun: 'entries', upsert: [row('drossel', 'Salon Drossel', '09521 11111')] })
    expect(first()).toEqual([])
    expect(changing.search('09521 11111').map(({ uuid }) => uuid)).toEqual(['drossel'])
    changing.apply({ noun: 'entries', remove: ['drossel'] })
    expect(changing.search('09521 11111')).toEqual([])
  })
})

describe('a number that the site itself shows', () => {
  const numbers = {
    ...emptySettings,
    phone: '030 23125-300',
    importantNumbers: [{ label: 'Pflegestützpunkt', phone: '069 90009-150', hint: '' }],
    pharmacyPhone: '0800 00 22833',
    demandBus: { name: 'Rufbus', phone: '030 23125-340', towns: [] },
  }
  const region = { key: 'r', label: 'R', aliases: [], lat: 50, lon: 10, radiusKm: 30 }
  const names = { siteTitle: 'S', association: 'A', contactEmail: 'a@example.org', region, places: [] }
  const shown = createReadModel()
  const entries = [row('amsel', 'Salon Amsel', '030 23125-310')]
  shown.replace({ ...empty, settings: { ...numbers, ...names }, entries })

  it.each([
    ['112', '112'],
    ['110', '110'],
    ['116117', '116117'],
    ['116 117', '116117'],
    ['Tel. 116117', '116117'],
    ['0800 111 0 111', 'seelsorge'],
    ['08001110111', 'seelsorge'],
    ['+49 800 1110111', 'seelsorge'],
    ['0800 00 22833', 'pharmacies'],
    ['0800/0022833', 'pharmacies'],
    ['069 90009-150', null],
    ['06990009150', null],
    ['030 23125-300', null],
    ['030 23125-340', null],
  ])('is nobody unknown, and gives its notice: %s', (query, urgent) => {
    const help = shown.searchHelp(query)
    expect(help.urgent).toBe(urgent)
    expect(help).not.toHaveProperty('number')
    // A provider whose number begins alike is no answer.
    expect(shown.search(query)).toEqual([])
    if (query.length > 3) expect(help.leftOut.filter((word) => /\d/.test(word))).toEqual([])
  })

  it('follows the settings, and others are still unknown', async () => {
    expect(shown.searchHelp('030 23125-399').number).toBe('alike')
    expect(shown.searchHelp('069 90009-999').number).toBe('unknown')
    expect(model.searchHelp('0800 00 22833')).toMatchObject({ number: 'unknown', urgent: null })
    expect(model.searchHelp('116117').urgent).toBe('116117')
    const changed = { ...numbers, ...names, importantNumbers: [] }
    shown.apply({ noun: 'settings', value: changed })
    expect(shown.searchHelp('069 90009-150').number).toBe('unknown')
  })
})
