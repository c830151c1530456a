import { changedFields, countChanges, withoutLookedUpMarker } from './entryChanges.ts'
import { emptyEntry } from './entryValues.ts'

const lines = { open1: 'Mo 8-12', open2: 'Di 8-12' }
const before = { ...emptyEntry, category: 'Friseure', name: 'Salon', lat: '50', ...lines }

describe('changes of an entry', () => {
  it('count opening hours as one change, and the position as one', () => {
    const after = { ...before, open1: 'Di 8-12', open2: '', lat: '50.5', lon: '10', phone: '1' }
    expect(countChanges(before, after)).toBe(3)
  })

  it('count one changed line as one, though all five are sent, and services without their flag', () => {
    const after = { ...before, open2: 'Di 9-12' }
    expect([Object.keys(changedFields(before, after)).length, countChanges(before, after)]).toEqual([5, 1])
    expect(countChanges(before, { ...before, services: 'Färben' })).toBe(1)
    expect(countChanges(before, { ...before, category: 'other', categoryNew: 'Salons' })).toBe(1)
    expect(countChanges(before, { ...before, name: ' Salon ' })).toBe(0)
  })

  it('ignore a marker that was only looked up, but not one that was moved or follows a changed address', () => {
    const found = { ...before, lat: '50.5', lon: '10' }
    const changes = (after: typeof before) =>
      Object.keys(changedFields(before, withoutLookedUpMarker(before, after)))
    expect(changes(found)).toEqual([])
    expect(changes({ ...found, phone: '1' })).toEqual(['phone'])
    expect(changes({ ...found, moved: 'true' })).toEqual(['lat', 'lon'])
    expect(changes({ ...found, street: 'Neue Straße 1' })).toEqual(['street', 'lat', 'lon'])
  })

  it('send complete field groups, and nothing else', () => {
    const after = { open1: 'Mo 8-12', open2: '', open3: '', open4: '', open5: '' }
    expect(changedFields(before, { ...before, open2: '' })).toEqual(after)
    const groups = { services: 'Färben', barrierfree: false, lat: 50, lon: 10 }
    expect(changedFields(before, { ...before, services: 'Färben', lon: '10' })).toEqual(groups)
    expect(changedFields(before, { ...before, phone: '', mobile: '1' })).toEqual({ mobile: '1' })
  })
})
