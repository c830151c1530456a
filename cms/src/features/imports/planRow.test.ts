import { planRow } from './planRow.ts'
import { readRow } from './readRow.ts'
import { cellsOf } from './rowCells.ts'
import type { Columns, ExistingEntry } from './rows.ts'

const fields = {
  ...{ category: 'Apotheken', name: 'Stadt-Apotheke', street: 'Markt 1', plz: '97437', city: 'Haßfurt' },
  ...{ phone: '09521 1234', website: 'https://apotheke.example', open1: 'Mo-Fr 08:00-18:00' },
  ...{ barrierfree: true, lat: 50.03, lon: 10.51 },
}
const existing: ExistingEntry = {
  ...{ id: 'a', state: 'published', isTrashed: false, updatedAt: '2026-01-01T00:00:00.000Z' },
  ...{ checkedAt: '2026-02-01', fields },
}
const named: Columns = ['uuid', 'category', 'name', 'street', 'plz', 'city']
const address = ['a', 'apotheken', 'Stadt-Apotheke', 'Markt 1', '97437', 'Haßfurt']

function changesBy(field: Columns[number], cell: string, { entry = existing } = {}) {
  const cells = [...address.with(0, entry.id), cell]
  const row = readRow(cellsOf(cells, [...named, field]), { keepsEmpty: true, isUpdate: true })
  const outcome = planRow(row, entry)
  if (outcome.kind !== 'changed') return outcome.kind
  return outcome.changes.map(({ field, from, to }) => `${field}: ${from} → ${to}`).join()
}

describe('a row of a known provider', () => {
  it.each([
    ['another number', 'phone', '09521 99', 'phone: 09521 1234 → 09521 99'],
    ['the same number', 'phone', '09521 1234', 'unchanged'],
    ['a number where there was none', 'mobile', '0171 1', 'mobile:  → 0171 1'],
    ['a later day of verification', 'checkedAt', '02.02.2026', 'checkedAt: 01.02.2026 → 02.02.2026'],
    ['the same day of verification', 'checkedAt', '01.02.2026', 'unchanged'],
    ['an earlier day of verification', 'checkedAt', '31.01.2026', 'unchanged'],
    ['an invalid website', 'website', 'bald', 'faulty'],
  ] as const)('with %s', (_, field, cell, expected) => {
    expect(changesBy(field, cell)).toBe(expected)
  })

  it('restores an entry from the trash, and is faulty for a request', () => {
    expect(changesBy('phone', '', { entry: { ...existing, isTrashed: true } })).toBe('trash: Papierkorb → ')
    expect(changesBy('phone', '', { entry: { ...existing, state: 'pending' } })).toBe('faulty')
  })

  it('keeps the position if its cells are empty', () => {
    const plan = (street: string) =>
      planRow(readRow(cellsOf([...address.with(3, street), '', ''], [...named, 'lat', 'lon'])), existing)
    expect(plan('Markt 1').kind).toBe('unchanged')
    expect(plan('Markt 2')).toMatchObject({ fields: { street: 'Markt 2' } })
  })

  it('restores the leading 0 of its number lost by a spreadsheet', () => {
    const entry = { ...existing, fields: { ...fields, phone: '095211234' } }
    expect(changesBy('phone', '95211234', { entry })).toBe('unchanged')
    expect(changesBy('phone', '95211235', { entry })).not.toBe('unchanged')
    const spaced = { ...existing, fields: { ...fields, phone: '0170 1' } }
    expect(changesBy('phone', '170 1', { entry: spaced })).not.toBe('unchanged')
  })
})

it('a row of an unknown provider is new, with all its fields', () => {
  const row = readRow(cellsOf(['', ...address.slice(1), '09521 5'], [...named, 'phone']))
  expect(planRow(row, null)).toMatchObject({
    kind: 'new',
    fields: { name: 'Stadt-Apotheke', phone: '09521 5' },
  })
})
