import { importFields } from '#shared/fields/importFields'
import { inputLimit } from '#shared/inputLimit'
import { cellLimit } from './cells.ts'
import { readRow } from './readRow.ts'
import { cellsOf } from './readSpreadsheet.fixture.ts'
import { remarkIn } from './remarks.ts'

const row = { name: 'Salon', category: 'Friseure', street: 'Weg 1', plz: '97437', city: 'Haßfurt' }
const columns = [...importFields]
const cellsWith = (changes: Partial<Record<string, string>>) =>
  columns.map((field) => ({ ...row, ...changes })[field as 'name'] ?? '')

it.each(importFields)('a too long cell %s is a fault, and its row is read without the cell', (field) => {
  const max = cellLimit(field)
  const without = columns.map((one) => (one === field ? null : one))
  const rest = readRow(cellsOf(cellsWith({}), without))
  for (const filling of [' ', 'a', ',', '(', '97461 ']) {
    const cell = filling.repeat(inputLimit(max))
    const given = cellsOf(cellsWith({ [field]: `E${cell}` }), columns)
    const read = readRow(given)
    expect(read.faults).toHaveLength(1)
    expect(read.faults[0]).toMatchObject({ field })
    expect(read.faults.map((one) => remarkIn('de', one))[0]).toContain(`höchstens ${max} Zeichen`)
    expect({ ...read, faults: [] }).toEqual({ ...rest, faults: [], uuid: read.uuid })
    expect(given.cells[field]?.length).toBeLessThanOrEqual(inputLimit(max) + 1)
  }
})
