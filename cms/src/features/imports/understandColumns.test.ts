import { exportFields, headerOf } from '@directory/shared/importFields'
import { understandColumns } from './understandColumns.ts'

describe('Columns', () => {
  it('are recognised by headings of other lists', () => {
    const fields = (headers: string) => understandColumns(headers.split('|'))
    const known = ['name', 'street', 'houseNumber', 'plz', 'city', 'phone', 'website', 'category']
    expect(fields('Einrichtung|STRASSE|Hausnummer|Postleitzahl|Gemeinde|Tel.|Homepage|Angebot')).toEqual(
      known,
    )
    expect(fields('Bezeichnung|Str.|Nr.|PLZ *|Stadt|Telefon (tagsüber)|Internet|Kategorie|E-Mail')).toEqual([
      ...known,
      'email',
    ])
    expect(fields('Nr.|Name|Einrichtung|Öffnungszeiten|?')).toEqual([null, 'name', null, 'opened', null])
    // Of several the clearest counts; a first name is none of a firm.
    expect(fields('Träger|Einrichtung|Adresse|Straße')).toEqual([null, 'name', null, 'street'])
    expect(fields('Vorname|Nachname|Firma')).toEqual([null, null, 'name'])
    expect(fields(exportFields.join('|'))).toEqual([...exportFields])
    expect(fields(exportFields.map(headerOf).join('|'))).toEqual([...exportFields])
  })
})
