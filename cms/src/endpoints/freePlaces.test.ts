import { dayMs } from '#clock.ts'
import { importingOn } from '#features/imports/importClient.fixture.ts'
import { addDays, regionToday } from '#shared/moment'
import { namesOf, ok, onDatabase, refused, serverOf } from '#testSuite.ts'
import { entryRequest, requestsOn } from './requests.fixture.ts'

const dotted = (date: string) => date.split('-').reverse().join('.')
const today = regionToday()
const said = (word: string, ago = 0) => `${word}, Stand ${dotted(addDays(today, -ago))}`

onDatabase('free places', async (db) => {
  let now = Date.now()
  const server = await serverOf(db, {}, { accounts: true, now: () => now })
  const { post, get } = await requestsOn(server)
  const { send } = await importingOn(server)
  let count = 0
  const write = async (fields: object) =>
    post('addEntry', entryRequest({ category: 'Pflegeheime', name: `Haus ${++count}`, ...fields }))
  const stored = async (uuid: string) => (await get(`entrybyid?id=${uuid}`)).entry.places

  const mark = (category: string) =>
    post('savecategorywords', { category, nameEn: '', searchWords: '', tellsPlaces: true })

  it('carry the date of the statement; other words and a future date are refused', async () => {
    const { uuid } = await write({ places: 'Warteliste' })
    expect(await stored(uuid)).toBe(said('Warteliste'))
    await post('addEntry', { uuid, places: `\u200e Frei  Stand ${dotted(addDays(today, -3))}` })
    expect(await stored(uuid)).toBe(said('frei', 3))
    await refused(post('addEntry', { uuid, places: said('frei', -1) }), 'places_invalid', 'places')
    const rest = (places: string) => server.update('entries', uuid, { places }).then((doc) => doc.places)
    await expect(rest('vielleicht')).rejects.toMatchObject({ data: { errors: [{ path: 'places' }] } })
    expect(await rest('Frei')).toBe(said('frei'))
  })

  it('follow an import only where it is newer', async () => {
    const name = 'Haus Neuigkeit'
    const { uuid } = await write({ name, places: said('frei', 5) })
    await mark('Pflegeheime')
    const put = (places: string) =>
      send(`UUID;Name;Freie Plätze\n${uuid};${name};${places}\n`, 'uploadExcel').then(() => stored(uuid))
    expect(await put(said('Warteliste', 9))).toBe(said('frei', 5))
    expect(await put(said('Warteliste', 2))).toBe(said('Warteliste', 2))
    await send(`UUID;Name;Telefon\n${uuid};${name};siehe Aushang\n`, 'uploadExcel')
    expect(await stored(uuid)).toBe(said('Warteliste', 2))
    // As the telephone list writes it: the words in another field do not keep it out.
    await ok(post('addEntry', { uuid, places: 'frei' }))
  })

  it('are found, filtered and shown everywhere for thirty days, and nowhere afterwards', async () => {
    const category = 'Tagespflege'
    const add = async (name: string, places: string) =>
      (await write({ category, name, places, services: 'Mittagessen' })).uuid
    const free = await add('Voll Sonne', said('frei', 10))
    await add('Ungesagt', '')
    await add('Wartend', said('Warteliste', 10))
    const page = `/categories/list/${category}/Voll%20Sonne`
    const places = ['/api/searchFor?searchQuery=Voll+Sonne', `/api/vcard?id=${free}`, page, `/en${page}`]
    // A vCard folds its lines and marks commas.
    const read = async (address: string) => (await server.text(address)).replace(/\r\n |\\/g, '')
    const seen = async () =>
      Promise.all(places.map(async (address) => /frei, Stand|free, as of/.test(await read(address))))
    expect(await server.found('Tagespflege')).toHaveLength(3)
    expect(await seen()).toEqual(places.map(() => false))
    await mark(category)
    const filtered = async () =>
      namesOf(await server.json(`datafilteredcategory?category=${category}&freePlaces=true`))
    for (const [days, shown] of [
      [0, true],
      [20, true],
      [21, false],
    ] as const) {
      now = Date.now() + days * dayMs
      expect(await seen(), `${days}`).toEqual(places.map(() => shown))
      const open = ['Ungesagt', 'Voll Sonne']
      expect(await filtered()).toEqual(shown ? open : [...open, 'Wartend'])
      if (shown) expect((await server.found('Tagespflege freie Plätze'))[0]).toBe('Voll Sonne')
    }
    expect(await stored(free)).toBe(said('frei', 10))
  })
})
