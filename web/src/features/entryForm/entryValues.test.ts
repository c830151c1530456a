import { typedFields } from '#shared/fields/typedFields'
import { emptyEntry, entryFormProblems, positionOfValues, valuesFrom, valuesOf } from './entryValues.ts'

const complete = {
  ...{ ...emptyEntry, category: 'Friseure', name: 'Salon Müller', email: 'salon@example.org' },
  ...{ street: 'Hauptstraße 1', plz: '97437', city: 'Haßfurt' },
}

it('an error is reported once per field', () => {
  expect([...entryFormProblems(complete)]).toEqual([])
  const odd = { ...complete, plz: '9743', email: 'nobody', name: 'x'.repeat(151) }
  const problems = { name: 'too_long', plz: 'plz_invalid', email: 'email_invalid' }
  expect(Object.fromEntries(entryFormProblems(odd))).toEqual(problems)
})

it('an entry as text has its services without the barrier-free prefix, and empty fields as empty text', () => {
  const own = { services: 'Barrierefrei, Färben', barrierfree: true, lat: 50.1, lon: 0 }
  const values = valuesOf({ ...typedFields({ ...complete, lon: 'x' }), ...own })
  const texts = { services: 'Färben', barrierfree: 'true', lat: '50.1', lon: '0', phone: '' }
  expect(values).toMatchObject(texts)
  expect(positionOfValues(values)).toEqual({ lat: 50.1, lon: 0 })
  expect(positionOfValues({ ...values, lon: 'x' })).toBeNull()
  expect(typedFields({ ...values, lon: 'x' })).toMatchObject({ barrierfree: true, lat: 50.1, lon: null })
})

it('only known fields are taken from a posted form', () => {
  const values = valuesFrom({ name: 'A', hack: 'x', constructor: 'y' })
  expect(values).toEqual({ ...emptyEntry, name: 'A' })
})
