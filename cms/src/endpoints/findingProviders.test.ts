import { onServer } from '#testSuite.ts'

const inDistrict = { plz: '97437', city: 'Haßfurt', lat: 50.03, lon: 10.5 }
const outside = { plz: '97070', city: 'Würzburg', lat: 49.79, lon: 9.94 }

onServer('finding providers', async (server) => {
  const { content } = server
  await content.settings({ pharmacyPhone: '0800 00 22833', pharmacyPage: 'https://www.example.org/' })
  const entries = [
    { category: 'Optiker', name: 'Optik Klar' },
    { category: 'Friseure', name: 'Salon Eins' },
    { category: 'Friseure', name: 'Salon Zwei' },
  ]
  for (const entry of entries) await content.entry({ ...inDistrict, ...entry })
  await content.entry({ ...outside, category: 'Friseure', name: 'Salon Fern' })

  const help = (searchQuery: string) => server.json(`searchhelp?${new URLSearchParams({ searchQuery })}`)

  it('shows the number of the emergency pharmacies', async () => {
    expect(await server.json('settings')).toMatchObject({
      pharmacyPhone: '0800 00 22833',
      pharmacyPhoneText: expect.stringMatching(/^0800 /),
      pharmacyPage: 'https://www.example.org/',
    })
  })

  it('counts providers outside the district, so that search and list agree', async () => {
    const [friseure] = (await help('Friseur')).categories
    expect(friseure).toMatchObject({ name: 'Friseure', providers: 3, outside: 1 })
    expect(await server.found('Friseur')).toHaveLength(3)
    expect((await help('Optiker')).categories[0]).not.toHaveProperty('outside')
  })

  it('counts unfiltered results if the filters leave none', async () => {
    const filtered = (q: string, filter: string) => server.json(`searchhelp?searchQuery=${q}&${filter}=true`)
    expect(await filtered('Optiker', 'barrierfree')).toMatchObject({ unfiltered: 1 })
    expect(await filtered('zzqx', 'barrierfree')).toMatchObject({ unfiltered: 0 })
  })

  it('suggests a place for a typo', async () => {
    expect(await server.json('place?from=Ha%C3%9Ffurth')).toEqual({ place: null, guesses: ['Haßfurt'] })
    expect(await server.json('place?from=Atlantis')).toEqual({ place: null, guesses: [] })
    expect(await server.json('place?from=Ha%C3%9Ffurt')).toMatchObject({ place: { label: 'Haßfurt' } })
  })
})
