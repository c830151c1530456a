import { demoDirectory } from './demoDirectory.fixture.ts'

const model = demoDirectory()
const whereOf = (query: string) => model.searchHelp(query).where

describe('an ambiguous place', () => {
  it.each(['Physio Junkersdorf', 'Junkersdorf'])('lists the others: %s', (query) => {
    const { place, where } = model.searchHelp(query)
    expect(place).toBe('Junkersdorf (Königsberg in Bayern)')
    const municipality = 'Königsberg in Bayern'
    expect(where).toMatchObject({
      ...{ names: ['Junkersdorf'], within: [municipality], measuredFrom: municipality },
      others: ['Junkersdorf (Pfarrweisach)'],
    })
  })

  it.each([
    ...['Junkersdorf (Pfarrweisach) Friseur', 'Friseur Junkersdorf, Gemeinde Pfarrweisach'],
    ...['Friseur Pfarrweisach Junkersdorf', '96176 Junkersdorf Friseur'],
  ])('is resolved by municipality or postcode: %s', (query) => {
    const help = model.searchHelp(query)
    expect(help).toMatchObject({ place: 'Junkersdorf (Pfarrweisach)', leftOut: [] })
    expect(help.where).toMatchObject({ within: ['Pfarrweisach'], measuredFrom: 'Pfarrweisach', others: [] })
    expect(help.categories[0]?.name).toBe('Friseure')
  })

  it('is resolved like in the place field', () => {
    const places = ['Junkersdorf', 'Neuses', 'Neuses (Bundorf)', 'Neuses am Raueneck', 'Ebern', 'Jesserndorf']
    for (const name of places) {
      const { label, lat, lon, measuredFrom } = model.place(name) ?? {}
      const help = model.searchHelp(`Optiker ${name}`)
      expect([name, help.place]).toEqual([name, label])
      expect(help.where).toMatchObject({ position: { lat, lon }, measuredFrom })
    }
    expect(whereOf('Optiker Neuses')?.others).toEqual(model.place('Neuses')?.others)
  })
})

describe('a village without providers', () => {
  it.each(['Jesserndorf', 'Zahnarzt Neuses am Raueneck', 'Friseur Jesserndorf Ebern'])(
    'lists those of its municipality: %s',
    (query) => {
      expect(model.searchHelp(query)).not.toHaveProperty('isNobodyThere')
      expect(model.search(query)[0]?.city).toBe('Ebern')
    },
  )

  it('is empty if its municipality is, too', () => {
    const query = 'Friseur Junkersdorf (Pfarrweisach)'
    expect(model.searchHelp(query).isNobodyThere).toBe(true)
    expect(model.search(query)[0]?.name).toBe('Friseurstube am Kirchplatz')
  })

  it.each(['Doktor in Buch', 'Arzt Buch', 'Zahnarzt Buch'])('may be named like a thing: %s', (query) => {
    const help = model.searchHelp(query)
    expect(help.place).toBe('Buch (Theres)')
    expect(help.where?.others).toEqual(['Buch (Untermerzbach)'])
    expect(help.categories[0]?.name).toMatch(/ärzte$/i)
  })

  it.each(['Buch ausleihen', 'Buch', 'Brille für Buch'])('is not meant by: %s', (query) => {
    expect(model.searchHelp(query).place).toBe('')
  })
})

describe('several places in one query', () => {
  it.each([
    ['wer fährt mich von Ebern nach Haßfurt', 'Ebern', 'Fahrdienste'],
    ['Taxi nach Haßfurt von Ebern', 'Ebern', 'Fahrdienste'],
    ['taxi to Ebern from Haßfurt', 'Haßfurt', 'Fahrdienste'],
    ['Zahnarzt Hofheim und Ebern', 'Hofheim in Unterfranken', 'Zahnärzte'],
    ['Friseur Zeil Eltmann', 'Zeil am Main', 'Friseure'],
  ])('measure from the first, or the start of a journey: %s', (query, city, category) => {
    const help = model.searchHelp(query)
    expect(help).toMatchObject({ place: city, leftOut: [] })
    expect(help).not.toHaveProperty('isNobodyThere')
    const found = model.search(query)
    expect(found[0]).toMatchObject({ city, category })
    const alone = model.search(`${category} ${city}`).filter((entry) => entry.category === category)
    expect(found.filter((entry) => entry.category === category)).toHaveLength(alone.length)
  })

  it.each([
    ['Zahnarzt Hofheim und Ebern', ['Hofheim in Unterfranken', 'Ebern']],
    ['Apotheke Ebern, Hofheim oder Eltmann', ['Ebern', 'Hofheim in Unterfranken', 'Eltmann']],
    ['Fahrdienst von Maroldsweisach nach Ebern', ['Ebern']],
  ])('rank the others behind the first: %s', (query, cities) => {
    const found = model.search(query).map(({ city }) => city)
    expect(new Set(found.slice(0, cities.length))).toEqual(new Set(cities))
    expect(found[0]).toBe(cities[0])
  })

  it('report no providers in the first, and are both removed from withoutPlace', () => {
    expect(model.searchHelp('Fahrdienst von Maroldsweisach nach Ebern')).toMatchObject({
      place: 'Maroldsweisach',
      withoutPlace: 'Fahrdienst',
      leftOut: [],
      isNobodyThere: true,
    })
  })

  it('alone list providers of both', () => {
    const cities = model.search('Ebern oder Hofheim').map(({ city }) => city)
    expect(cities[0]).toBe('Ebern')
    expect(cities).toContain('Hofheim in Unterfranken')
    expect(model.searchHelp('Ebern oder Hofheim')).toMatchObject({ place: 'Ebern', leftOut: [] })
  })

  it.each([
    ['Eberner Kutsche Haßfurt', 'Mietwagen Eberner Kutsche'],
    ['Ebern Mainbogen-Klinik Haßfurt', 'Mainbogen-Klinik Haßfurt'],
  ])('may be part of a name: %s', (query, name) => {
    expect(model.search(query)[0]?.name).toBe(name)
  })
})
