import { parsePoint } from '@directory/shared/region'
import { stubStorage } from '../../../lib/testStorage.ts'
import { formatOrigin, storePlaceByName, visitorHome } from './position.ts'

describe('the origin of distances', () => {
  const ebern = { city: 'Ebern', lat: 50.0948, lon: 10.7938 }
  const own = { lat: 50, lon: 10 }

  const place = {
    ...{ label: 'Ebern', names: ['Ebern'], within: [], lat: 50.0948, lon: 10.7938 },
    ...{ measuredFrom: '', others: [] },
  }

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
  afterEach(() => vi.unstubAllGlobals())

  const place = { names: ['Neuses'], within: [], lat: 50.2, lon: 10.5, measuredFrom: '' }
  const answering = (answer: unknown) => {
    vi.stubGlobal('fetch', async () => Response.json(answer))
    return stubStorage()
  }

  it('is stored if exactly one place has that name', async () => {
    const kept = answering({ place: { ...place, label: 'Neuses (Bundorf)', others: [] } })
    expect((await storePlaceByName('Neuses (Bundorf)')).place?.label).toBe('Neuses (Bundorf)')
    const stored = { latitude: 50.2, longitude: 10.5, city: 'Neuses (Bundorf)' }
    expect(JSON.parse(kept.currentPosition ?? '')).toEqual(stored)
  })

  it.each([
    ['is not stored if ambiguous', { ...place, label: 'N', others: ['Neuses (Ebern)'] }],
    ['is not stored if unknown', null],
  ])('%s', async (_, found) => {
    const kept = answering({ place: found, guesses: [] })
    expect((await storePlaceByName('Neuses')).place).toEqual(found)
    expect(kept).toEqual({})
  })
})
