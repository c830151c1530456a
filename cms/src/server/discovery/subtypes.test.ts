import { schemaTypes } from '#shared/schemaTypes'
import { ok, onDatabase, refused, serverOf } from '#testSuite.ts'
import { readVocabulary, unknownTerms } from './vocabulary.fixture.ts'

const category = 'Praxen'

onDatabase('the schema.org type of a category', async (db) => {
  const known = readVocabulary()
  const server = await serverOf(db, { publicUrl: 'https://wegweiser.example' })
  const { content } = server
  await content.settings()
  await content.entry({
    ...{ category, name: 'Haus am Markt', phone: '09521 1234', email: 'haus@example.org' },
    ...{ website: 'https://example.org/', open1: 'Mo-Fr 08:00-12:00', closedDates: '24.12.2030-31.12.2030' },
    ...{ homeVisits: true, serviceArea: '15 km', lat: 50.03, lon: 10.5 },
  })
  const editor = await server.signIn('Editor')
  const save = (data: object) =>
    editor.post('savecategorywords', { category, nameEn: '', searchWords: '', ...data })
  const thing = async () => {
    const html = await server.text(`/categories/list/${category}/Haus%20am%20Markt`)
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    return JSON.parse(json)['@graph'][0]
  }

  it('is checked by a vocabulary without unknown terms', () => {
    expect(known('LocalBusiness')?.has('openingHoursSpecification')).toBe(true)
    expect(known('LocalBusiness')?.has('nonsense')).toBe(false)
  })

  it.each(schemaTypes)('%s is published at once, with hours and position', async (type) => {
    await ok(save({ schemaType: type }))
    const found = await thing()
    expect(found['@type']).toBe(type)
    expect(unknownTerms(found, known)).toEqual([])
    expect(found).toMatchObject({ telephone: '+4995211234' })
    expect(found.openingHoursSpecification !== undefined).toBe(type !== 'Organization')
    // An organisation has no hours, but its place has.
    expect(type === 'Organization' ? found.location : { '@type': 'Place', ...found }).toMatchObject({
      '@type': type === 'Organization' ? 'Place' : type,
      geo: { latitude: 50.03, longitude: 10.5 },
      openingHoursSpecification: [{ opens: '08:00', closes: '12:00' }],
      specialOpeningHoursSpecification: [{ validFrom: '2030-12-24', validThrough: '2030-12-31' }],
    })
  })

  it.each([
    ['meets', 'Treffen', 'Meetings'],
    ['runs', 'Fahrzeiten', 'Running times'],
    ['reachable', 'Erreichbar', 'Can be reached'],
  ])('hours meaning %s appear nowhere as opening hours', async (hoursMean, de, en) => {
    for (const schemaType of ['', 'Organization']) {
      await ok(save({ schemaType, hoursMean }))
      const found = await thing()
      expect(unknownTerms(found, known)).toEqual([])
      expect(JSON.stringify(found)).not.toContain('openingHoursSpecification')
    }
    for (const [language, title] of [
      ['', de],
      ['/en', en],
    ]) {
      const path = `${language}/categories/list/${category}/Haus%20am%20Markt`
      const [html = ''] = (await server.text(path)).split('<script type="application/json"')
      expect(html).toMatch(new RegExp(`<h2>(?:<[^>]+>)?${title}`))
      expect(html).not.toMatch(/Öffnungszeiten<|Opening hours<|geöffnet|Open now|<td>(?:geschlossen|closed)/)
    }
    const [entry] = (await server.json(`entry?category=${category}&name=Haus am Markt`)).entries
    expect(await server.text(`vcard?id=${entry.uuid}`)).toContain(`NOTE:${de}:`)
    await save({ schemaType: '', hoursMean: 'open' })
  })

  it('is kept if missing in a request, and removed by an empty choice', async () => {
    await save({ schemaType: 'Physician' })
    await save({ nameEn: 'Surgeries' })
    const words = async () => (await editor.json('categoryoverview'))[0]
    expect(await words()).toMatchObject({ nameEn: 'Surgeries', schemaType: 'Physician' })
    expect(await server.json(`entry?category=${category}`)).toMatchObject({ schemaType: 'Physician' })
    await save({ schemaType: '' })
    expect(await words()).not.toHaveProperty('schemaType')
    expect((await thing())['@type']).toBe('LocalBusiness')
    const found = await server.json(`entry?category=${category}&name=Haus am Markt`)
    expect(found).not.toHaveProperty('schemaType')
    await refused(save({ schemaType: 'Person' }), 400)
  })
})
