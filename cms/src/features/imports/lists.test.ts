import fc from 'fast-check'
import { categoryIn, lacksZero, withZero } from './cells.ts'
import { encodings, lists, type Provider, providers } from './lists.fixture.ts'
import { readRow } from './readRow.ts'
import { cellsOf, newRows, read } from './readSpreadsheet.fixture.ts'
import { splitContact } from './splitAddress.ts'
import { understandColumns } from './understandColumns.ts'

const imported = async (content: string | Buffer) =>
  (await newRows(content)).map(({ fields: { category, name, street, plz, city, phone } }) => {
    return { category, name, street, plz, city, phone }
  })

it.each(Object.keys(lists))('a list from %s brings the same providers', async (program) => {
  expect(await imported(await (lists[program]?.() ?? ''))).toEqual(providers)
})

it.each([
  ...['Status: inaktiv', 'Zustand: Gelöscht am 01.02.2025', 'Aktiv: nein', 'Inaktiv: x'],
  ...['Austrittsdatum: 31.12.2024', 'Geschlossen: ja', 'Bemerkung: Praxis geschlossen seit 2024'],
  'Name: Salon Ost (dauerhaft geschlossen)',
])('»%s« marks a closed provider', (said) => {
  const [header = '', cell = ''] = said.split(': ')
  expect(cellsOf([cell], understandColumns([header]), [header]).gone).toBe(said)
})

it.each([
  ...['Status: vorübergehend geschlossen', 'Aktiv: ja', 'Inaktiv: 0', 'Geschlossen: 24.12.2026'],
  ...['Bemerkung: Geschlossen am Mittwoch', 'Mittwoch: geschlossen', 'Gelöscht: -'],
])('»%s« marks no closed provider', (said) => {
  const [header = '', cell = ''] = said.split(': ')
  const headers = [header, 'Montag', 'Dienstag', 'Freitag']
  expect(cellsOf([cell], understandColumns(headers), headers).gone).toBe('')
})

it('text that fits no field is appended to additionalInfo', () => {
  const people = 'Frau Annegret Müller-Lüdenscheidt 09521 123456, Herr Maier 09521 234567'
  const row = cellsOf(['Augsfeld', people], ['additionalInfo', 'phone'], ['Ortsteil', 'Telefon'])
  expect(row.extras).toEqual(['Ortsteil: Augsfeld', `Telefon: ${people}`])
  expect(row.cells.phone).toBe('09521 123456, 09521 234567')
  const { extras } = cellsOf(['09521 12, Fax 09521 13'], ['phone'], ['Telefon'])
  expect(extras).toEqual(['Fax 09521 13'])
  const both = cellsOf(['09521 1', '09521 12, b@x.de', 'a@x.de'], ['phone', 'phoneEmail', 'email'])
  expect(both.cells).toEqual({ phone: '09521 1', email: 'a@x.de' })
  expect(both.extras).toEqual(['E-Mail: b@x.de', 'Telefon: 09521 12'])
})

it('a list without headings keeps its first row', async () => {
  const table = await read('Salon;Weg 1;97437;Haßfurt\nCafé;Weg 2;97437;Haßfurt\n')
  expect(table).toMatchObject({ headers: ['', '', '', ''], rows: [{ row: 1 }, { row: 2 }] })
})

it('"(at)" in a mail address is read as @', () => {
  const { fields } = readRow(cellsOf(['info (at) salon.example'], ['email']))
  expect(fields.email).toBe('info@salon.example')
})

it.each([
  ['website', 'www.x.example#http://www.y.example#', 'http://www.y.example'],
  ['email', 'a@y.example#mailto:a@y.example#', 'a@y.example'],
  ['opened', 'Mo 8-12; Tu,Th 8-12; PH off', 'Mo 8-12; Di,Do 8-12; Feiertage geschlossen'],
  ['opened', 'We are closed', 'We are closed'],
] as const)('%s: »%s« is »%s«', (field, cell, meant) => {
  expect(cellsOf([cell], [field]).cells).toEqual({ [field]: meant })
})

it.each([
  ['09521 12 / info@a.example', '09521 12', 'info@a.example'],
  ['info@a.example', '', 'info@a.example'],
  ['(09521) 12', '(09521) 12', ''],
  ['a@b.example (09521 13)', '09521 13', 'a@b.example'],
  ['Tel. 12 und Mail: a (at) b.de, c@b.de', 'Tel. 12', 'a@b.de, c@b.de'],
])('»%s« is a number and a mail address', (cell, phone, email) => {
  expect(splitContact(cell)).toEqual({ phone, email })
})

it('long cells are read in time', () => {
  for (let i = 0; i < 50; i++)
    for (const sign of [' ', '/']) {
      cellsOf([`x${sign.repeat(1000)}x`], ['phoneEmail'])
      understandColumns(['Ort'], [[`Weg${sign.repeat(20_000)}3`]])
    }
})

it('the operator is the name only if no other column can hold names', () => {
  const rows = [
    ['AWO', 'Haus am Main', 'Weg 1'],
    ['AWO', 'Haus im Park', 'Weg 2'],
  ]
  expect(understandColumns(['Träger', 'Haus', 'Straße'], rows)).toEqual([null, null, 'street'])
  for (const other of ['Leitung', 'Bürgermeister'])
    expect(understandColumns(['Träger', other, 'Straße'], rows)).toEqual(['name', null, 'street'])
  expect(understandColumns(['Träger', 'Lage'], [['AWO'], ['BRK', 'ruht']])).toEqual(['name', null])
})

it('a column of academic titles has no names', () => {
  expect(understandColumns(['Titel', 'Vorname', 'Nachname'])).toEqual([null, 'firstName', 'person'])
  expect(understandColumns(['Titel', 'Ort'])).toEqual(['name', 'city'])
})

const words = (...all: string[]) => fc.constantFrom(...all)
const whole = ({ street, plz, city }: Provider) => `${street}, ${plz} ${city}`
const addresses: readonly (readonly [headings: string, cell: (one: Provider) => string])[][] = [
  [
    ['Straße|Strasse|STR.|Street', ({ street }) => street],
    ['PLZ|Postleitzahl|Zip Code', ({ plz }) => plz],
    ['Ort|Gemeinde *|Stadt|City', ({ city }) => city],
  ],
  [
    ['Straße und Hausnummer|Straße', ({ street }) => street],
    ['PLZ Ort|PLZ/Ort|Ort', ({ plz, city }) => `${plz} ${city}`],
  ],
  [['Adresse|Anschrift|Vollständige Anschrift', whole]],
]
const others: (typeof addresses)[number] = [
  ['Kategorie|Rubrik|ANGEBOTSART|Category', ({ category }) => category],
  ['Name|Einrichtung *|Bezeichnung|Provider', ({ name }) => name],
  ['Telefon|Tel.|Telefon (tagsüber)|Phone', ({ phone }) => phone],
]
const anyColumns = fc.constantFrom(...addresses).chain((address) => {
  const all = [...others, ...address].map(([headings, cell]) =>
    fc.record({ heading: words(...headings.split('|')), cell: fc.constant(cell) }),
  )
  return fc.tuple(...all).chain((columns) => fc.shuffledSubarray(columns, { minLength: columns.length }))
})

it('any table is read, whatever its columns, headings, delimiters and encoding', async () => {
  const dialect = fc.record({
    delimiter: words(';', ',', '\t'),
    end: words('\n', '\r\n', '\r', '\n\n'),
    encoding: fc.constantFrom(...(Object.keys(encodings) as (keyof typeof encodings)[])),
    title: words('', 'Unsere Anbieter', 'UTF-8', 'Liste;;Stand November;'),
    isQuoted: fc.boolean(),
  })
  const list = fc.tuple(fc.shuffledSubarray([...providers], { minLength: 1 }), anyColumns, dialect)
  type Written = typeof list extends fc.Arbitrary<infer Value> ? Value : never
  const holds = async ([given, columns, { delimiter, end, encoding, title, isQuoted }]: Written) => {
    const rows = [
      columns.map(({ heading }) => heading),
      ...given.map((one) => columns.map(({ cell }) => cell(one))),
    ]
    const written = (cell: string) => (isQuoted || cell.includes(delimiter) ? `"${cell}"` : cell)
    const lines = [title.replaceAll(';', delimiter), ...rows.map((row) => row.map(written).join(delimiter))]
    const text = lines.filter((line) => line !== '').join(end)
    expect(await imported(encodings[encoding](text))).toEqual(given)
  }
  await fc.assert(fc.asyncProperty(list, holds), { numRuns: 100 })
})

it('names of categories keep words and lose signs', () => {
  const names = ['Optiker/Akustiker', 'Ärzte & Therapeuten', 'Bäcker+Konditor', 'Friseur/in', 'Reha / Sport']
  expect(names.map(categoryIn)).toEqual([
    ...['Optiker, Akustiker', 'Ärzte und Therapeuten', 'Bäcker und Konditor', 'Friseur', 'Reha, Sport'],
  ])
})

it('several columns of other information are joined under their headings', () => {
  const row = cellsOf(
    ['Klingel', '', 'Mo'],
    ['additionalInfo', 'additionalInfo', 'additionalInfo'],
    [...['Zusatzinfo', 'Träger', 'Sprechzeit']],
  )
  expect(row.cells.additionalInfo).toBe('Klingel, Sprechzeit: Mo')
})

it('one column per weekday becomes opening hours, with equal days grouped', () => {
  const headers = ['Montag', 'Dienstag', 'Mi', 'Do.', 'FR', 'Sonnabend']
  const columns = understandColumns(headers)
  const row = cellsOf(['8-12; 14-18', '9-12', '8-12, 14-18', '-', '9-12', ''], columns, headers)
  expect(row.cells.opened).toBe('Mo, Mi 8-12, 14-18; Di, Fr 9-12')
  // "Mo" and "So" alone are no days.
  expect(understandColumns(['So', 'Mo', 'Name'])).toEqual([null, null, 'name'])
})

it('a value lost by a spreadsheet is a separate fault', () => {
  const faultsOf = (field: 'phone' | 'open1', cell: string) =>
    readRow(cellsOf([cell], [field])).faults.map(({ id }) => id === 'lost')
  const lost = ['4,99521E+11', '1.71e10', '########'].map((cell) => faultsOf('phone', cell))
  expect([...lost, faultsOf('open1', '0,5'), faultsOf('open1', '46364')]).toEqual(Array(5).fill([true]))
  expect([faultsOf('phone', '09521 1'), faultsOf('open1', 'Mo 8-12')]).toEqual([[], []])
})

describe('a lost leading 0', () => {
  it.each([
    ['9549', '97437', '09549'],
    ['(9521) 123', '97437', '(09521) 123'],
    ['4995211234', '97437', '095211234'],
    ['49 9521 123456', '97437', '09521 123456'],
    ['491761234567', '97437', '01761234567'],
    // Area codes of the north-west begin with 049.
    ['4921123456', '26721', '04921123456'],
  ])('is restored in %s (%s): %s', (phone, plz, whole) => {
    expect([lacksZero(phone), withZero(phone, plz)]).toEqual([true, whole])
  })

  it.each(['116117', '112', '110', '19222', '09521 1', '+49 9521 1', ''])('is not assumed in %s', (phone) => {
    expect(lacksZero(phone)).toBe(false)
  })
})
