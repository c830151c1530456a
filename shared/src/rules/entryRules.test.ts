import { identityOf } from '../entryIdentity.ts'
import { entryFormNames } from '../fields/formOrder.ts'
import { inputLimit } from '../inputLimit.ts'
import { toWebsite } from '../wellFormed.ts'
import { changeLimits, changeProblems, checkChange, cleanChange } from './changeRules.ts'
import {
  checkEntry,
  checkNewCategory,
  cleanAddress,
  cleanEntryFields,
  entryProblems,
  maxLengthOf,
} from './entryRules.ts'
import { reportLimits, reportProblems } from './reportRules.ts'

const good = {
  ...{ category: 'Friseure', name: 'Salon', email: 'a@example.org' },
  ...{ street: 'Hauptstr. 5', plz: '97437', city: 'Haßfurt' },
}

it('the rules name the first error, in the order of the form', () => {
  const left: Record<string, string> = { category: 'other' }
  const order: string[] = []
  const repairs: Record<string, Record<string, string>> = {
    category_new_missing: { categoryNew: 'Neu' },
    name_missing: { name: 'Salon' },
    plz_missing: { plz: 'x' },
    street_missing: { street: 'Hauptstr. 5' },
    email_missing: { email: 'x' },
    plz_invalid: { plz: '97437' },
    city_missing: { city: 'Haßfurt' },
    email_invalid: { email: 'a@example.org' },
  }
  for (let wrong = checkEntry(left); wrong; wrong = checkEntry(left)) {
    order.push(wrong.code)
    Object.assign(left, repairs[wrong.code])
  }
  expect(order).toEqual(Object.keys(repairs))
})

it.each([
  ['category_missing', { category: 'k. A.' }],
  ['category_invalid', { category: '...' }],
  ['category_new_missing', { category: 'other', categoryNew: 'unbekannt' }],
  ['name_missing', { name: 'k. A.' }],
  ['name_invalid', { name: '?' }],
])('says %s of %o', (code, typed) => {
  expect(entryProblems({ ...good, ...typed })).toEqual([expect.objectContaining({ code })])
})

it('reports only the length of an overlong field, along with errors of other fields', () => {
  for (const field of [...entryFormNames, 'opened']) {
    const max = maxLengthOf(field)
    if (max === undefined) continue
    const overlong = { ...good, [field]: `E${' '.repeat(inputLimit(max))}x` }
    const said = { code: 'too_long', field, values: { max } }
    expect(entryProblems(overlong)).toEqual([said])
    const others = entryProblems({ ...overlong, ...(field !== 'name' && { name: '' }) })
    expect([others[0], others.length]).toEqual([said, field === 'name' ? 1 : 2])
  }
})

it('reports the length of a field before its format, along with errors of other fields', () => {
  const overlong = { email: 'x'.repeat(300), serviceArea: `${'x, '.repeat(200)}x` }
  const wrong = entryProblems({ ...good, plz: 'x', ...overlong })
  expect(wrong.map(({ code, field }) => [field, code])).toEqual([
    ['email', 'too_long'],
    ['serviceArea', 'too_long'],
    ['plz', 'plz_invalid'],
  ])
})

it('staff may leave the email out', () => {
  expect(checkEntry({ ...good, email: '' })?.code).toBe('email_missing')
  expect(checkEntry({ ...good, email: '' }, { noEmail: true })).toBeNull()
})

it('an area may be up to 100 km, whether or not home visits are stated', () => {
  expect(checkEntry({ ...good, serviceArea: '100 km' })).toBeNull()
  expect(checkEntry({ ...good, serviceArea: '101 km' })?.code).toBe('area_invalid')
})

it('refuses an area without visits, a place beyond the poles and a wrong address, if it is not what was there', () => {
  const alone = { ...good, homeVisits: false, serviceArea: '9 km' }
  expect(checkEntry(alone)).toEqual({ code: 'area_without_visits', field: 'serviceArea' })
  expect(checkEntry(alone, { keepsVisits: true })).toBeNull()
  expect(checkEntry({ ...good, lat: 91, lon: 170 })).toEqual({ code: 'position_invalid', field: 'lat' })
  expect(checkEntry({ ...good, lat: 89, lon: 170 })).toBeNull()
  expect(checkEntry({ ...good, email: 'x' }, { noEmail: true })?.code).toBe('email_invalid')
  const website = { ...good, phone: '?', website: 'ftp://x' }
  expect(checkEntry(website, { anyPhone: true })?.code).toBe('website_invalid')
})

it('requires digits in telephone numbers, except in imported lists', () => {
  for (const name of ['phone', 'mobile'] as const) {
    const wrong = { code: 'phone_invalid', field: name }
    expect(checkEntry({ ...good, [name]: 'auf Anfrage' })).toMatchObject(wrong)
    expect(checkEntry({ ...good, [name]: 'auf Anfrage' }, { anyPhone: true })).toBeNull()
    expect(checkEntry({ ...good, [name]: '0171 1 oder 0171 2' })).toBeNull()
  }
})

it('converts fields to their stored form', () => {
  const named = { name: ' Salon \u202eKornblume\n', website: 'www.example.org', category: 'A & B' }
  const clean = { name: 'Salon Kornblume', website: 'https://www.example.org', category: 'A B' }
  expect(cleanEntryFields(named)).toEqual(clean)
  const [services, lines] = ['Barrierefrei, A', { open3: '', open4: '', open5: '' }]
  expect(cleanEntryFields({ services, opened: 'Mo 8;;Di 9', lat: -1, lon: -1 })).toEqual({
    ...{ services: 'A', barrierfree: true, open1: 'Mo 8', open2: 'Di 9' },
    ...{ ...lines, lat: null, lon: null },
  })
  expect(cleanEntryFields({ services: 'Barrierefrei, A', barrierfree: false }).barrierfree).toBe(false)
  expect(cleanEntryFields({ open2: 'a;b', opened: 'ignored' })).toEqual({ open2: 'a,b' })
  const empty = cleanEntryFields({ name: null, opened: null, phone: undefined })
  expect(empty).toMatchObject({ name: '', open1: '' })
  expect(cleanEntryFields({ open1: null, opened: 'Mo' }).open1).toBe('Mo')
  expect(cleanEntryFields({ homeVisits: false })).toEqual({ homeVisits: false, serviceArea: '' })
  expect(cleanEntryFields({ homeVisits: false, serviceArea: '9 km' }).serviceArea).toBe('9 km')
  expect(cleanEntryFields({ lat: 50, lon: null })).toEqual({})
  expect(cleanEntryFields({ lat: -1, lon: 10 })).toEqual({})
})

it('keeps nothing that is no field of an entry, whatever its value', () => {
  const others = { needsLocating: true, noEmail: false, token: 'standing01', state: 'published' }
  expect(cleanEntryFields({ name: 'Salon', ...others })).toEqual({ name: 'Salon' })
})

it('refuses characters that an address cannot contain', () => {
  for (const sign of '+/?&#%') expect(checkNewCategory(`a${sign}b`)?.code).toBe('category_characters')
  expect(checkNewCategory('Hilfe (zu Hause)')).toBeNull()
})

it('accepts web addresses with umlauts, also when normalised repeatedly', () => {
  for (let i = 0; i < 20_000; i++)
    expect(toWebsite('www.müller.de') === 'https://www.müller.de' || i).toBe(true)
  expect(toWebsite('https://bank.example@evil.example')).toBeNull()
})

describe('rules of a change request', () => {
  const change = { name: 'Salon', email: 'a@example.org', token: 'abcdefghij', changeText: '' }

  it('reports only the length of an overlong field, like the rules of a report', () => {
    const overlong = (max: number) => ' '.repeat(inputLimit(max) + 1)
    for (const field of ['name', 'email', 'token', 'changeText'] as const) {
      const max = changeLimits[field]
      const wrong = changeProblems({ ...change, changeText: 'x', [field]: overlong(max) })
      expect(wrong).toEqual([{ code: 'too_long', field, values: { max } }])
    }
    for (const [field, max] of Object.entries(reportLimits)) {
      const report = { topics: ['phone' as const], text: '', sender: '', email: '', [field]: overlong(max) }
      expect(reportProblems(report)).toEqual([{ code: 'too_long', field, values: { max } }])
    }
  })

  it('requires token, email and provider in this order', () => {
    const codes = [{ token: '', email: '' }, { email: '', name: '' }, { name: 'k. A.' }, {}]
    const said = codes.map((fields) => checkChange({ ...change, ...fields })?.code)
    expect(said).toEqual(['token_missing', 'email_invalid', 'provider_missing', undefined])
    const long = { token: '', name: 'x'.repeat(151) }
    expect(checkChange({ ...change, ...long })?.code).toBe('token_missing')
    expect(changeProblems(change).map(({ code }) => code)).toEqual(['wish_missing'])
    expect(changeProblems(change, true)).toEqual([])
  })

  it('reads a token in the ways people copy it', () => {
    expect(cleanChange({ ...change, token: ' ABCDE fghij ' }).token).toBe('abcdefghij')
  })
})

it('the identity is the same for every spelling of name and street, and differs if the place differs', () => {
  const place = { name: 'Salon Müller', street: 'Hauptstr. 5 a', plz: '97437' }
  const spelled = { name: 'SALON  Mueller', street: 'Hauptstraße 5a', plz: ' 97437' }
  for (const same of [spelled, { ...place, street: 'Haupt-Str. 5a' }])
    expect(identityOf(same)).toBe(identityOf(place))
  for (const other of [{ street: 'Hauptstr. 6' }, { plz: '97438' }, { name: 'Salon Maier' }])
    expect(identityOf({ ...place, ...other })).not.toBe(identityOf(place))
  const [one, other] = ['Weg 1 11', 'Weg 11 1'].map((street) => identityOf({ ...place, street }))
  expect(one).not.toBe(other)
})

it('a postcode is removed from the town, in any place and spelling', () => {
  for (const before of ['97437 ', '(97437) ', 'DE-97437 ', '97437/', '97 437 ', 'PLZ: 97437, ', '97437: '])
    for (const after of ['', ', 97437', ' (97437)', ' - 97437', ', D-97437'])
      expect(cleanAddress('city', `${before}Zeil (Main)${after}`)).toBe('Zeil (Main)')
})

it.each([
  ...['97437', 'ohne', 'ohne Ort', 'Ohne Stadt'].map((typed) => ['city', typed, ''] as const),
  ...['Ohne', '48465 Ohne', 'Ohne, 48465'].map((typed) => ['city', typed, 'Ohne'] as const),
  ...['Ohneweg 3', 'Ohne 3', 'Ohne-Sorge-Str. 1'].map((typed) => ['street', typed, typed] as const),
  ...['ohne Straße', 'keine Adresse', 'Keine Anschrift', 'ohne'].map(
    (typed) => ['street', typed, ''] as const,
  ),
])('a %s typed as %j is %j', (name, typed, clean) => {
  expect(cleanAddress(name, typed)).toBe(clean)
})
