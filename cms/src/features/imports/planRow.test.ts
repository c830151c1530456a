import { lostValues, planRow, warningsOfPhones } from './planRow.ts'
import { readRow } from './readRow.ts'
import { remarkIn } from './remarks.ts'
import type { Cells, ExistingEntry } from './rows.ts'

const address = { category: 'Apotheken', name: 'Stadt-Apotheke', street: 'Markt 1', plz: '97437' }
const fields = {
  ...{ ...address, city: 'Haßfurt', website: 'https://apotheke.example', email: 'info@apotheke.example' },
  ...{ phone: '09521 / 12-34', mobile: '0171 1', open1: 'Mo-Fr 8-12', open2: 'Mo-Fr 14-18' },
  ...{ open3: 'Sa 9-12', open4: '', open5: '', services: 'Botendienst, Beratung' },
  ...{ barrierfree: true, homeVisits: true, serviceArea: '15 km', closedDates: '24.12.2099' },
  ...{ lat: 50.03, lon: 10.51, additionalInfo: 'Klingel am Tor' },
}
const known: ExistingEntry = {
  ...{ id: 'a', state: 'published', isTrashed: false, updatedAt: '2026-01-01T00:00:00.000Z' },
  ...{ checkedAt: '2026-02-01', fields },
}

const nothing = { uuid: null, isTooWide: false, remarks: [], gone: '', extras: [] }

function effectOf(given: Cells, how: 'named' | 'foreign' | 'clears' = 'foreign', entry = known) {
  const row = { ...nothing, uuid: how === 'named' ? 'a' : null, cells: { ...address, ...given } }
  const read = readRow(row, { keepsEmpty: how === 'foreign', isUpdate: true })
  const { kind, changes, fields } = planRow(read, entry)
  const remarks = [...read.warnings, ...warningsOfPhones(read, fields)]
  const said = remarks.map((one) => remarkIn('de', one)).join(' ')
  const lost = lostValues(changes, row.cells).map(({ field, from }) => `${field}: ${from}`)
  const told = changes.map(({ field, from, to }) => `${field}: ${from} → ${to}`).join()
  return { kind, changed: changes.map(({ field }) => field), lost, said, told }
}

const details = [
  ...(['email', 'phone', 'mobile', 'website', 'additionalInfo', 'open1', 'services'] as const),
  ...(['barrierfree', 'homeVisits', 'serviceArea', 'closedDates', 'checkedAt'] as const),
]
const cellsOf = (cells: string): Cells =>
  Object.fromEntries(cells.split(';').map((cell, i) => [details[i] ?? '', cell]))
const texts = details.slice(0, 7)

describe('an empty cell', () => {
  it.each([
    ['invisible characters', ' ;\u200b; ; ;\u00a0; ; ; ; ; ; ; '],
    ['dashes', '-;–;./.;?;---;\u2014;…'],
    ['words', 'keine E-Mail;k.A;kein Handy;none;NULL;ohne Angabe;fehlt;unknown;K.A.;keine;fehlt;k. A.'],
    ['words with signs', '– ; - ;KEINE;kein;o. A.;(unbekannt);keine;n.a.;keine Angaben;k/A;keine.;n/a'],
  ])('clears no field without a UUID, and fills none: %s', (_, cells) => {
    const { fields } = readRow({ ...nothing, cells: cellsOf(cells) })
    expect(Object.values(fields).join('')).toBe('')
    const { kind, said } = effectOf(cellsOf(cells))
    expect([kind, said.includes('gilt als leere Zelle')]).toEqual(['unchanged', /\w/.test(cells)])
    // No yes or no is made of a word.
    const { changed, lost } = effectOf(cellsOf(cells), 'clears')
    expect(lost.map((one) => one.split(':')[0])).toEqual(expect.arrayContaining([...texts]))
    if (/\w/.test(cells)) expect(changed).not.toContain('barrierfree')
  })

  it('clears the field in a row with a UUID, which is taken literally', () => {
    const { lost } = effectOf(cellsOf(';;;;;;;;;;'), 'named')
    expect(lost).toHaveLength(11)
    expect(effectOf({ additionalInfo: 'unbekannt', phone: '-' }, 'named').changed).toEqual([
      'phone',
      'additionalInfo',
    ])
  })

  it('is not assumed for a longer text', () => {
    expect(effectOf({ additionalInfo: 'keine Parkplätze' }).changed).toEqual(['additionalInfo'])
  })
})

describe('an imported row', () => {
  it.each([
    ['barrierfree as prefix without its column', { services: 'Barrierefrei, Botendienst, Beratung' }, []],
    ['services without the prefix', { services: 'Salben' }, ['services']],
    ['the prefix alone, without services', { services: 'Barrierefrei' }, []],
    ['barrierfree in its column', { barrierfree: 'nein' }, ['barrierfree']],
  ])('changes no other field: %s', (_, cells, changed) => {
    expect(effectOf(cells).changed).toEqual(changed)
  })

  it('without home visits clears their area; an empty position clears nothing', () => {
    const { lost } = effectOf({ homeVisits: 'nein', serviceArea: '', lat: '', lon: '' }, 'clears')
    expect(lost).toEqual(['serviceArea: 15 km'])
  })

  const all = ['open1: Mo-Fr 8-12', 'open2: Mo-Fr 14-18', 'open3: Sa 9-12']
  it.each<[string, Cells, string[]]>([
    ['restated in one cell', { opened: 'Mo-Fr 8-18\nSa 9-12' }, []],
    ['by arrangement', { opened: 'nach Vereinbarung' }, []],
    ['not at all', { opened: '' }, all],
    ['a semicolon', { opened: ';' }, all],
    // Lines below one that goes move up; it is the one that goes that is named.
    ['without the second', { open1: 'Mo-Fr 8-18', open2: '', open3: 'Sa 9-12' }, [all[1] ?? '']],
    ['without the first', { open1: '', open2: 'Mo-Fr 14-18', open3: 'Sa 9-12' }, [all[0] ?? '']],
    ['in another order', { open1: '', open2: 'Sa 9-12', open3: 'Mo-Fr 8-12' }, []],
    ['an empty first line', { open1: '' }, [all[0] ?? '']],
    ['three empty lines', { open1: '', open2: '', open3: '' }, all],
  ])('changes opening hours: %s', (_, cells, lost) => {
    expect(effectOf(cells, 'named')).toMatchObject({ kind: 'changed', lost })
  })

  it('changes nothing by other case, spaces or signs, unless it has a UUID', () => {
    const shouted = {
      ...{ category: 'APOTHEKEN', name: 'STADT-APOTHEKE', street: 'MARKT  1', city: 'HASSFURT' },
      ...{ phone: '(09521) 1234', email: 'INFO@Apotheke.example', services: 'botendienst,  BERATUNG' },
      ...{ open1: 'mo-fr 8 - 12', additionalInfo: 'KLINGEL\nam Tor' },
    }
    expect([effectOf(shouted).kind, effectOf(shouted, 'clears').kind]).toEqual(['unchanged', 'unchanged'])
    expect(effectOf({ ...shouted, phone: '(09521) 1235' }).changed).toEqual(['phone'])
    expect(effectOf(shouted, 'named').changed).toEqual(expect.arrayContaining(['name', 'phone', 'services']))
  })
})

describe('a row of a known provider', () => {
  it.each([
    ['another number', 'phone', '09521 99', 'phone: 09521 / 12-34 → 09521 99'],
    ['the same number', 'phone', '09521 / 12-34', ''],
    ['a later day of verification', 'checkedAt', '02.02.2026', 'checkedAt: 01.02.2026 → 02.02.2026'],
    ['the same day of verification', 'checkedAt', '01.02.2026', ''],
    ['an earlier day of verification', 'checkedAt', '31.01.2026', ''],
  ] as const)('with %s', (_, field, cell, told) => {
    expect(effectOf({ [field]: cell })).toMatchObject({ told, kind: told === '' ? 'unchanged' : 'changed' })
  })

  it('is faulty with an invalid website, and for a request; restores an entry from the trash', () => {
    expect(effectOf({ website: 'bald' }).kind).toBe('faulty')
    expect(effectOf({}, 'foreign', { ...known, state: 'pending' }).kind).toBe('faulty')
    expect(effectOf({}, 'foreign', { ...known, isTrashed: true }).told).toBe('trash: Papierkorb → ')
  })

  it('restores the leading 0 of its number lost by a spreadsheet', () => {
    const withPhone = (phone: string, cell: string) =>
      effectOf({ phone: cell }, 'named', { ...known, fields: { ...fields, phone } }).kind
    expect(withPhone('095211234', '95211234')).toBe('unchanged')
    expect(withPhone('095211234', '95211235')).not.toBe('unchanged')
    expect(withPhone('0170 1', '170 1')).not.toBe('unchanged')
  })
})

it('a row of an unknown provider is new, with all its fields', () => {
  const cells = { ...address, city: 'Haßfurt', phone: '09521 5' }
  const row = readRow({ ...nothing, cells })
  expect(planRow(row, null)).toMatchObject({ kind: 'new', fields: { ...address, phone: '09521 5' } })
})

it.each<[string, Cells, (keyof Cells)[]]>([
  ['no category', { category: '' }, ['category']],
  ['a category of signs', { category: '...' }, ['category']],
  ['no name', { name: '' }, ['name']],
  ['a name of signs', { name: '---' }, ['name']],
  ['a name of a picture', { name: '🏳️‍🌈' }, ['name']],
  ['a name that a spreadsheet lost', { name: '#NV' }, ['name']],
  ['a postcode of six digits', { plz: '974370' }, ['plz']],
  ['a postcode of letters', { plz: 'ABCDE' }, ['plz']],
  ['no town', { city: '' }, ['city']],
])('a row with %s is faulty', (_, cells, fields) => {
  const row = readRow({ ...nothing, cells: { ...address, city: 'Haßfurt', ...cells } })
  const { kind, faults } = planRow(row, null)
  expect([kind, faults.map(({ field }) => field)]).toEqual(['faulty', fields])
})

it('a day of verification is taken until today in the region, at any hour; a later one is a fault', () => {
  const judged = (checkedAt: string) => {
    const read = readRow({ ...nothing, cells: { ...address, city: 'Haßfurt', checkedAt } })
    return read.faults.length === 0 ? read.checkedAt : read.faults.map(({ field }) => field).join()
  }
  for (const now of ['2026-11-21T23:00:00Z', '2026-11-22T22:59:59Z']) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) })
    const days = ['21.11.2026', '2026-11-22', '22.11.2026 23:59', '23.11.2026', '2027-01-01']
    const [before, today] = ['2026-11-21', '2026-11-22']
    expect(days.map(judged)).toEqual([before, today, today, 'checkedAt', 'checkedAt'])
    vi.useRealTimers()
  }
})

it.each<[keyof Cells, string, string]>([
  ['email', 'a@example.org/b@example.org', 'Übernommen wird „a@example.org“, nicht „b@example.org“.'],
  ['phone', '952112345', '„952112345“ beginnt nicht mit 0. Hat die Tabelle sie verloren?'],
  ['phone', '09522 / 30 12 O', 'steht ein Buchstabe. Ist „09522 / 30 12 0“ gemeint?'],
  ['phone', 'auf Anfrage', '„auf Anfrage“ ist keine Telefonnummer.'],
])('a remark at %s: %s', (field, cell, words) => {
  expect(effectOf({ [field]: cell }).said).toContain(words)
})
