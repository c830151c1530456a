import { shippedNumbers } from '#shared/importantNumbers'
import { onDatabase, serverOf } from '#testSuite.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
const shown = shippedNumbers
  .filter(({ phone }) => phone !== '')
  .map((number) => ({ ...number, phoneText: number.phone }))

onDatabase('contact data in settings', async (db) => {
  const settings = () => server.json('/api/settings')

  const server = await serverOf(db, {}, { accounts: false })
  const { content } = server

  it('show emergency numbers by default, and a phone number with its hours', async () => {
    expect((await settings()).importantNumbers).toEqual(shown)
    const told = { phone: '09521 1234', phoneHours: 'Mo 9–12', postalAddress: 'Weg 1\nZeil' }
    await content.settings(told)
    expect(await settings()).toMatchObject({ importantNumbers: shown, ...told })
  })

  it.each([
    ['Montag bis Freitag, 9 bis 12 Uhr', /^Monday to Friday, 9 am/],
    ['Mo 9–12', /^Monday, 9 am/],
    ['wenn jemand da ist', /^$/],
    ['', /^$/],
  ])('translate telephone hours into English: %s', async (phoneHours, inEnglish) => {
    await content.settings({ phoneHours })
    const phoneHoursIn = { en: expect.stringMatching(inEnglish) }
    expect(await settings()).toMatchObject({ phoneHours, phoneHoursIn })
  })

  it('can be without emergency numbers', async () => {
    await content.settings({ importantNumbers: [] })
    expect((await settings()).importantNumbers).toEqual([])
    await content.settings()
    expect((await settings()).importantNumbers).toEqual([])
  })

  it('show people with pictures, protect these and follow a renaming', async () => {
    const { id } = await content.file('anna.svg', svg, 'image/svg+xml')
    await content.settings({ people: [{ name: 'Anna', task: 'Telefon', picture: id }, { name: 'Bernd' }] })
    expect((await settings()).people).toEqual([
      { name: 'Anna', task: 'Telefon', picture: '/api/file/anna.svg' },
      { name: 'Bernd', task: '', picture: '' },
    ])
    await server.payload.update({
      collection: 'files',
      id,
      data: {},
      file: { name: 'anna neu.svg', data: Buffer.from(svg), mimetype: 'image/svg+xml', size: svg.length },
    })
    expect((await settings()).people[0].picture).toBe('/api/file/anna%20neu.svg')
    await expect(server.payload.delete({ collection: 'files', id })).rejects.toThrow('Bild von Anna')
    await content.settings({ people: [] })
    await server.remove('files', { id })
  })
})
