import { homeVisitAnswer } from './homeVisits.ts'

const region = { key: 'r', label: 'R', aliases: [], lat: 50.05, lon: 10.61, radiusKm: 25 }
const ebern = { names: ['Ebern'], position: { lat: 50.1, lon: 10.8 } }
const nature = new Set(['Fahrdienste'])

const silent = { category: 'Friseure', services: '', additionalInfo: '', homeVisits: null, serviceArea: '' }
const entry = (fields: object) => ({ ...silent, city: 'Haßfurt', lat: 50.03, lon: 10.51, ...fields })
const toEbern = (fields: object) => homeVisitAnswer(ebern, region, nature)(entry(fields))
const anywhere = (fields: object) => homeVisitAnswer(null, region, nature)(entry(fields))

describe('whether a provider makes home visits', () => {
  it('yes, if its area contains the place, or if it is there itself and names no area', () => {
    for (const serviceArea of ['Ebern', 'ganzer Landkreis', '30 km'])
      expect(toEbern({ homeVisits: true, serviceArea })).toBe('comes')
    expect(toEbern({ homeVisits: true, city: 'Ebern' })).toBe('comes')
    expect(toEbern({ services: 'Hausbesuche', serviceArea: 'Ebern' })).toBe('comes')
  })

  it('unknown for another town without an area, and no if its area leaves the place out', () => {
    expect(toEbern({ homeVisits: true })).toBe('placeNotSaid')
    expect(toEbern({ services: 'Hausbesuche' })).toBe('placeNotSaid')
    for (const serviceArea of ['Eltmann', '10 km'])
      for (const said of [{ homeVisits: true }, { services: 'Hausbesuche' }, { category: 'Fahrdienste' }, {}])
        expect(toEbern({ ...said, serviceArea })).toBe('no')
    // The provider's position is unknown, and so is its distance.
    expect(toEbern({ homeVisits: true, serviceArea: '10 km', lat: null, lon: null })).toBe('placeNotSaid')
  })

  it('if not stated, yes in categories that visit by nature, unknown in others', () => {
    expect(toEbern({})).toBe('notSaid')
    expect(toEbern({ category: 'Fahrdienste' })).toBe('placeNotSaid')
    expect(toEbern({ category: 'Fahrdienste', city: 'Ebern' })).toBe('placeNotSaid')
    expect(toEbern({ category: 'Fahrdienste', serviceArea: 'Ebern' })).toBe('comes')
  })

  it('no, if it says so itself, whatever the category', () => {
    for (const category of ['Friseure', 'Fahrdienste'])
      for (const no of [
        { homeVisits: false },
        { homeVisits: false, services: 'Hausbesuche' },
        { services: 'Keine Hausbesuche' },
        { additionalInfo: 'Hausbesuche sind leider nicht möglich.' },
      ])
        for (const ask of [toEbern, anywhere]) expect(ask({ category, ...no })).toBe('no')
  })

  it('ambiguous wording does not count as no', () => {
    for (const services of ['Hausbesuche nicht ohne Termin', 'Hausbesuche nicht nur in Ebern'])
      expect(toEbern({ services })).not.toBe('no')
  })

  it('without a known place yes, if it makes any home visits', () => {
    expect(anywhere({ homeVisits: true })).toBe('comes')
    expect(anywhere({ services: 'Hausbesuche', serviceArea: 'Eltmann' })).toBe('comes')
    expect(anywhere({ category: 'Fahrdienste' })).toBe('placeNotSaid')
    expect(anywhere({})).toBe('notSaid')
  })

  it('yes for a village if it visits its municipality', () => {
    const village = { names: ['Eyrichshof'], within: ['Ebern'], position: ebern.position }
    const answer = homeVisitAnswer(village, region, nature)
    expect(answer(entry({ homeVisits: true, serviceArea: 'Ebern' }))).toBe('comes')
    expect(answer(entry({ homeVisits: true, serviceArea: 'Eltmann' }))).toBe('no')
  })
})
