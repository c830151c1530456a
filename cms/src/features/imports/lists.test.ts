import { carePortal } from './carePortal.fixture.ts'
import { categoryIn, lacksZero, withZero } from './cells.ts'
import { lists, type Provider, providers } from './lists.fixture.ts'
import { planRow } from './planRow.ts'
import { readRow } from './readRow.ts'
import { readTables } from './readTables.ts'
import { cellsOf } from './rowCells.ts'
import { understandColumns } from './understandColumns.ts'

async function imported(content: string | Buffer): Promise<Provider[]> {
  const { tables } = await readTables(Buffer.from(content as string), { all: true })
  const { headers = [], rows = [] } = tables[0] ?? {}
  const columns = understandColumns(
    headers,
    rows.map(({ cells }) => cells),
  )
  return rows.map(({ cells }) => {
    const outcome = planRow(readRow(cellsOf(cells, columns, headers)), null)
    if (outcome.kind !== 'new') throw new Error(JSON.stringify(outcome))
    const { category = '', name = '', street = '', plz = '', city = '', phone = '' } = outcome.fields
    return { category, name, street, plz, city, phone }
  })
}

it.each(Object.keys(lists))('a list from %s brings the same providers', async (program) => {
  expect(await imported(await (lists[program]?.() ?? ''))).toEqual(providers)
})

it('names of categories keep their words where signs go', () => {
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

it('what a spreadsheet program has lost is a fault of its own', () => {
  const faultsOf = (field: 'phone' | 'open1', cell: string) =>
    readRow(cellsOf([cell], [field])).faults.map(({ isLost }) => isLost)
  const lost = ['4,99521E+11', '1.71E+10', '########'].map((cell) => faultsOf('phone', cell))
  expect([...lost, faultsOf('open1', '0,333333333')]).toEqual(Array(4).fill([true]))
  expect([faultsOf('phone', '09521 1'), faultsOf('open1', 'Mo 8-12')]).toEqual([[], []])
})

it('the list of a care portal has rows enough', async () => {
  const { tables } = await readTables(carePortal(), { all: true })
  expect(tables[0]?.rows).toHaveLength(488)
})

describe('a lost 0', () => {
  it.each([
    ['9549', '97437', '09549'],
    ['9521 123', '97437', '09521 123'],
    // The + of the country code is lost.
    ['4995211234', '97437', '095211234'],
    ['49 9521 123456', '97437', '09521 123456'],
    ['491761234567', '97437', '01761234567'],
    // Area codes of the north-west begin with 049.
    ['4921123456', '26721', '04921123456'],
  ])('of %s (%s) is put in: %s', (phone, plz, whole) => {
    expect([lacksZero(phone), withZero(phone, plz)]).toEqual([true, whole])
  })

  it.each(['116117', '112', '110', '19222', '09521 1', '+49 9521 1', ''])('is none of %s', (phone) => {
    expect(lacksZero(phone)).toBe(false)
  })
})
