import { createChooser, type NamingPlace } from './places.ts'

it('versions are deleted unless their document is kept', () => {
  const entry: NamingPlace = { kind: 'document', of: 'entries', doc: { id: 'x' }, fields: ['name'] }
  const version: NamingPlace = { kind: 'version', of: 'entries', id: 'v', parent: 'x' }
  const orphan: NamingPlace = { kind: 'version', of: 'entries', id: 'w', parent: 'gone' }
  const places = [entry, version, orphan]
  expect(places.map(createChooser(places, {}))).toEqual(['keep', 'keep', 'delete'])
  expect(places.map(createChooser(places, { 'entries:x': 'clear' }))).toEqual(['clear', 'delete', 'delete'])
})
