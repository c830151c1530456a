import { stubStorage } from '#lib/testStorage.ts'
import { parsePoint } from '#shared/region'
import { formatOrigin, storePlaceByName, visitorHome } from './visitorPlace.ts'

const place = {
  ...{ label: 'Ebern', names: ['Ebern'], within: [], lat: 50.0948, lon: 10.7938 },
  ...{ measuredFrom: '', others: [] },
}

describe('the origin of distances', () => {
  const ebern = { city: 'Ebern', lat: 50.0948, lon: 10.7938 }
  const own = { lat: 50, lon: 10 }

  it('is the place in the URL, else the stored place', () => {
    expect(visitorHome('Ebern', place, own)).toMatchObject({ names: ['Ebern'], position: { lat: 50.0948 } })
    expect(visitorHome('', null, own)?.position).toEqual(own)
    expect(visitorHome('', null, ebern)).toMatchObject({ label: 'Ebern', names: ['Ebern'] })
    // Nothing is measured from an unknown place, but from a stored one by its degrees.
    expect(visitorHome('Atlantis', null, { ...own, city: 'Ebern' })).toBeNull()
    expect(visitorHome('Atlantis', null, { ...own, city: 'Atlantis' })?.position).toEqual(own)
  })

  it('is a point if the URL has valid coordinates', () => {
    expect(visitorHome('50.03,10.51', null, ebern)).toMatchObject({
      names: [],
      position: { lat: 50.03, lon: 10.51 },
    })
    expect(parsePoint('-1,0.5')).toEqual({ lat: -1, lon: 0.5 })
    for (const none of ['', 'Ebern', '50', '50,', '91,10', '50,181', '50.0.1,10', '50,10,3'])
      expect(parsePoint(none)).toBeNull()
  })

  it('is in the URL as a town, else as coordinates', () => {
    expect(formatOrigin(ebern)).toBe('Ebern')
    expect(formatOrigin(own)).toBe('50,10')
    expect(parsePoint(formatOrigin(own))).toEqual(own)
  })
})

describe('a named place', () => {
  const neuses = { ...place, label: 'Neuses (Bundorf)', names: ['Neuses'] }

  it.each([
    ['is stored if exactly one place has that name', neuses, 'Neuses (Bundorf)'],
    ['is not stored if ambiguous', { ...neuses, others: ['Neuses (Ebern)'] }, undefined],
    ['is not stored if unknown', null, undefined],
  ])('%s', async (_, found, city) => {
    vi.stubGlobal('fetch', async () => Response.json({ place: found, guesses: [] }))
    const kept = stubStorage()
    expect((await storePlaceByName('Neuses')).place).toEqual(found)
    expect(JSON.parse(kept.currentPosition ?? '{}').city).toBe(city)
  })
})
