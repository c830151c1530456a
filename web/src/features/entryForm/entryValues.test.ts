import { typedFields } from '@directory/shared/fields/typedFields'
import { emptyEntry, entryFormProblems, positionOfValues, valuesFrom, valuesOf } from './entryValues.ts'

const complete = {
  ...{ ...emptyEntry, category: 'Friseure', name: 'Salon Müller', email: 'salon@example.org' },
  ...{ street: 'Hauptstraße 1', plz: '97437', city: 'Haßfurt' },
}

describe('the errors of an entry', () => {
  it('are none if all required fields are filled in', () => {
    expect([...entryFormProblems(complete)]).toEqual([])
  })

  it('are reported once per field', () => {
    const odd = { ...complete, plz: '9743', website: 'ftp://x', email: 'nobody', name: 'x'.repeat(151) }
    expect([...entryFormProblems(odd)]).toEqual([
      ['name', 'too_long'],
      ['plz', 'plz_invalid'],
      ['email', 'email_invalid'],
      ['website', 'website_invalid'],
    ])
  })
})

describe('an entry as text', () => {
  it('shows the services without the barrier-free prefix, and empty fields as empty text', () => {
    const own = { services: 'Barrierefrei, Färben', barrierfree: true, lat: 50.1, lon: 0 }
    const values = valuesOf({ ...typedFields(complete), ...own })
    const texts = { services: 'Färben', barrierfree: 'true', lat: '50.1', lon: '0', phone: '' }
    expect(values).toMatchObject(texts)
    expect(positionOfValues(values)).toEqual({ lat: 50.1, lon: 0 })
  })

  it('is parsed into fields of the contract', () => {
    const fields = { name: 'Salon Müller', barrierfree: true, lat: 50.1, lon: null }
    expect(typedFields({ ...complete, barrierfree: 'true', lat: '50.1', lon: 'x' })).toMatchObject(fields)
  })

  it('takes only known fields from a posted form', () => {
    const values = valuesFrom({ name: 'A', hack: 'x', constructor: 'y' })
    expect(values.name).toBe('A')
    expect(Object.keys(values)).toEqual(Object.keys(emptyEntry))
  })
})
