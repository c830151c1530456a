import { exportFields, headerOf } from '#shared/fields/importFields'
import { addressKind } from './splitAddress.ts'
import { understandColumns } from './understandColumns.ts'

describe('Columns', () => {
  it('are recognised by headings of other lists', () => {
    const fields = (headers: string) => understandColumns(headers.split('|'))
    expect(fields('Str.|Hausnummer|Homepage|Angebot|E-Mail')).toEqual([
      ...['street', 'houseNumber', 'website', 'category', 'email'],
    ])
    expect(fields('Nr.|Name|Einrichtung|Öffnungszeiten|?')).toEqual([null, 'name', null, 'opened', null])
    // Of several the clearest counts; a first name is none of a firm.
    expect(fields('Träger|Einrichtung|Adresse|Straße')).toEqual([null, 'name', null, 'street'])
    expect(fields('Vorname|Nachname|Firma')).toEqual([null, null, 'name'])
    expect(fields(exportFields.join('|'))).toEqual([...exportFields])
    expect(fields(exportFields.map(headerOf).join('|'))).toEqual([...exportFields])
  })
  it('hold parts of an address only if more than half of their cells do', () => {
    const column = (other: string, fitting: number, cells: number) =>
      Array.from({ length: cells }, (_, i) => (i < fitting ? '97437 Haßfurt' : other))
    for (const [fitting, cells, kind] of [
      [1, 2, null],
      [2, 3, 'plzCity'],
      [2, 4, null],
      [3, 4, 'plzCity'],
    ] as const) {
      expect(addressKind(column('Ebern', fitting, cells))).toBe(kind)
      expect(addressKind([...column('Ebern', fitting, cells), '', ' '])).toBe(kind)
    }
    expect(addressKind(['', ' '])).toBeNull()
  })
})
