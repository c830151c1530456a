import { emptiedKeys, fieldDiffers, fieldsToSave, keepingUnmentioned, proposedKeys } from './compareFields.ts'

const place = { lat: 50.03, lon: 10.51 }
const opened = 'Mo-Fr 08:00-12:00;Sa 09:00-12:00'
const present = { name: 'Salon', opened, barrierfree: false, phone: '1', ...place }

it.each([
  ['name', { name: ' Salon ' }, false],
  ['opened', { opened: 'Mo-Fr 08:00-12:00; Sa 09:00-12:00' }, false],
  ['lat', { lat: 50.030001, lon: 10.510001 }, false],
  ['name', { name: 'Salon Müller' }, true],
  ['barrierfree', { barrierfree: true }, true],
  ['lat', { lat: 50.04, lon: 10.51 }, true],
  ['lat', { lat: null, lon: null }, true],
] as const)(
  'differences of %s in %j are found, ignoring spaces and tiny moves: %s',
  (key, wanted, differs) => {
    expect(fieldDiffers(key, present, wanted)).toBe(differs)
  },
)

it('what the reviewer chose is saved, without unchanged fields', () => {
  const decided = { name: 'Neu', lat: 50.5, lon: 10.51 }
  expect(fieldsToSave(present, { ...decided, phone: '1' })).toEqual(decided)
})

it('latitude and longitude count as one', () => {
  expect(proposedKeys({ lon: 10, phone: '' })).toEqual(['phone', 'lat'])
})

it('a request that would replace an entry empties only what the reviewer has emptied, and names it', () => {
  const silent = { name: 'Neu', opened: '', barrierfree: false, lat: null, lon: null, phone: ' ' }
  const decided = keepingUnmentioned(present, silent)
  expect([fieldsToSave(present, decided), emptiedKeys(present, decided)]).toEqual([{ name: 'Neu' }, []])
  const said = { lat: 50.5, lon: 10.5, phone: '2', barrierfree: true }
  expect(keepingUnmentioned(present, { ...silent, ...said })).toMatchObject(said)
  const emptied = { ...decided, phone: '', lat: null, lon: null, website: '' }
  expect(emptiedKeys(present, emptied)).toEqual(['phone', 'lat'])
  expect(fieldsToSave(present, emptied)).toMatchObject({ phone: '', lat: null, lon: null })
})
