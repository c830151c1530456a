import { importFields } from '@directory/shared/importFields'
import { inputLimit } from '@directory/shared/inputLimit'
import { cellLimit, withoutExcess } from './cells.ts'
import { readRow } from './readRow.ts'

const row = { name: 'Salon', category: 'Friseure', street: 'Weg 1', plz: '97437', city: 'Haßfurt' }
const columns = [...importFields]
const cellsOf = (changes: Partial<Record<string, string>>) =>
  columns.map((field) => ({ ...row, ...changes })[field as 'name'] ?? '')

it.each(importFields)('a cell %s that is too long is a fault, and its row is read without it', (field) => {
  const max = cellLimit(field)
  const rest = readRow(cellsOf({}), columns, { without: new Set([field]) })
  for (const filling of [' ', 'a', ',', '(', '97461 ']) {
    const cell = filling.repeat(inputLimit(max))
    const read = readRow(cellsOf({ [field]: `E${cell}` }), columns)
    expect(read.faults).toHaveLength(1)
    expect(read.faults[0]).toMatchObject({ field, de: expect.stringContaining(`höchstens ${max} Zeichen`) })
    expect({ ...read, faults: [] }).toEqual({ ...rest, faults: [] })
    expect(withoutExcess(field, cell)).toHaveLength(Math.min(cell.length, inputLimit(max) + 1))
  }
})
