import type { EntryRow, SettingsRow } from './rows.ts'
import { testSettings as settings, testModel, testRow } from './testModel.ts'

const row = (id: string, city: string, fields: Partial<EntryRow> = {}) =>
  testRow({
    ...{ category: 'Apotheken', name: `Apotheke ${id}`, plz: '96106', lat: null, lon: null, id, city },
    ...fields,
  })
const ebern = { name: 'Ebern', municipality: 'Ebern', postcode: '96106', position: { lat: 50.09, lon: 10.8 } }
const village = { name: 'Fierst', municipality: 'Ebern', postcode: '96106', position: null }

const directory = (entries: EntryRow[], places: SettingsRow['places'] = []) =>
  testModel({ settings: { ...settings, places }, entries })

const optician = (lat: number) => row('placed', 'Ebern', { lat, lon: 10.7, category: 'Optiker' })
const positions = (model: ReturnType<typeof directory>) =>
  Object.fromEntries(model.entriesOfCategory('Apotheken').map((one) => [one.uuid, one.townPosition]))

it('position of a town comes from the settings, of a village from its municipality', () => {
  const model = directory(
    [row('town', 'Ebern'), row('village', 'Fierst'), row('own', 'Ebern', { lat: 50.1, lon: 10.9 })],
    [ebern, village],
  )
  expect(positions(model)).toEqual({ town: ebern.position, village: ebern.position, own: undefined })
})

it('position of a town falls back to its middle or postcode, else is unknown', () => {
  const far = row('far', 'Irgendwo', { plz: '01234' })
  const model = directory([optician(50.1), row('town', 'Ebern'), row('village', 'Fierst'), far])
  const middle = { lat: 50.1, lon: 10.7 }
  expect(positions(model)).toEqual({ town: middle, village: middle, far: undefined })
})

it('search and list use town positions: the only pharmacy of a town is nearest', () => {
  const rows = [row('here', 'Ebern'), row('there', 'Eltmann', { lat: 50.0, lon: 10.6, plz: '97483' })]
  const model = directory(rows, [ebern])
  expect(model.search('Apotheken Ebern').map(({ uuid }) => uuid)).toEqual(['here', 'there'])
  expect(model.search('Apotheken', 'Ebern')[0]).toMatchObject({
    ...{ uuid: 'here', lat: null, lon: null, townPosition: ebern.position },
  })
  expect(model.entriesByIds(['here']).entries[0]?.townPosition).toEqual(ebern.position)
})

it('position of a town follows its middle, then the settings', () => {
  const model = directory([optician(50.1), row('town', 'Ebern')])
  expect(positions(model).town).toEqual({ lat: 50.1, lon: 10.7 })
  model.changeEntries({ upsert: [optician(50.2)] })
  expect(positions(model).town).toEqual({ lat: 50.2, lon: 10.7 })
  model.set({ settings: { ...settings, places: [ebern] } })
  expect(positions(model).town).toEqual(ebern.position)
})

it('an entry with its own position no longer uses the middle of the town, but moves it', () => {
  const model = directory([optician(50.1), row('one', 'Ebern'), row('two', 'Ebern')])
  model.changeEntries({ upsert: [row('one', 'Ebern', { lat: 50, lon: 10 })] })
  expect(positions(model)).toEqual({ one: undefined, two: { lat: 50.05, lon: 10.35 } })
  model.changeEntries({ upsert: [optician(50.3)] })
  expect(positions(model).two).toEqual({ lat: 50.15, lon: 10.35 })
})
