import { drawn, hold, visit } from '../browser.ts'
import { call, listed } from '../calls.ts'
import { forgive } from '../complaints.ts'
import { usualHeight, watchShifts } from '../layoutShifts.ts'
import { open, said } from '../pages.ts'
import { browser, onlyReads, server } from '../setup.ts'

onlyReads()

// A window of another time than the server's hydrates anew.
afterEach(() => forgive(/hydrat|#4[12]\d/i))

// Every page is measured in everyPage.e2e.ts; here are those with something that comes later.

const list = '/categories/list/Friseure'
const doctors = '/categories/list/Haus%C3%A4rzte'
const openToday = ['Essen%20auf%20R%C3%A4dern', 'Haus%C3%A4rzte', 'Sport%20und%20Bewegung'].map(
  (category) => `/categories/list/${category}?openToday=true`,
)
const place = { latitude: 50.0948, longitude: 10.7938, city: 'Ebern' }

it.each([
  { what: 'an empty remembered list', width: 768, paths: ['/mylist'] },
  { what: 'an empty remembered list', width: 1280, paths: ['/mylist'] },
  {
    what: 'a list filtered by opening hours',
    time: '22:30',
    paths: [...openToday, `${doctors}?openNow=true`, '/fastsearch?q=Friseur&openToday=true'],
  },
  ...[360, 1280].flatMap((width) =>
    ['06:00', '10:30', '22:30'].map((time) => ({
      what: 'a list with opening states',
      width,
      height: 4000,
      time,
      paths: [list],
    })),
  ),
  ...['12-24', '12-25', '12-31'].map((day) => ({
    what: 'a page rendered on another day',
    day,
    paths: ['/fastsearch?q=Apotheke', '/en/fastsearch?q=doctor', list],
  })),
  { what: 'a list with a stored town', stored: true, paths: [`${list}?barrierfree=true`] },
])('$what has no layout shift, case %#', async (look) => {
  const {
    width = 360,
    height = usualHeight,
    time = '10:00',
    day,
    stored,
    paths,
  } = look as {
    paths: string[]
  } & Partial<Record<'width' | 'height', number> & Record<'time' | 'day', string> & { stored: boolean }>
  const { page } = await visit(browser, { viewport: { width, height } })
  const { date } = (await call('today')) as { date: string }
  if (day || time !== '10:00')
    await page.clock.setFixedTime(new Date(`${day ? `${date.slice(0, 4)}-${day}` : date}T${time}:00Z`))
  if (stored)
    await page.addInitScript((value) => localStorage.setItem('currentPosition', value), JSON.stringify(place))
  const moved = await watchShifts(page)
  for (const path of paths) {
    await open(page, path)
    expect([path, await moved()]).toEqual([path, []])
  }
  if (stored) expect(page.url()).toBe(`${server.url}${list}?barrierfree=true&from=Ebern`)
})

it('the remembered list reserves its space while loading', async () => {
  const { page } = await visit(browser, { viewport: { width: 360, height: usualHeight } })
  const entries = (await listed('Friseure')).map(({ uuid }) => ({ id: uuid, note: '' }))
  const list = JSON.stringify({ entries: entries.slice(0, 4) })
  await page.addInitScript((list) => localStorage.setItem('myList', list), list)
  const moved = await watchShifts(page)
  await page.goto(`${server.url}/mylist`)
  await page.getByRole('main').getByRole('article').nth(3).waitFor()
  expect(await moved()).toEqual([])
})

it("a map's notice does not move while the map's code is loading", async () => {
  const { page } = await visit(browser, { viewport: { width: 360, height: 4000 } })
  const moved = await watchShifts(page)
  const release = await hold(page, /\/assets\/MapView-.*\.js$/)
  await open(page, '/categories/list/Apotheken/Quitten-Apotheke')
  await said(page, 'Das genaue Kartenbild fehlt gerade')
  expect(await page.locator('.leaflet-container').count()).toBe(0)
  // A shift is reported only for elements that have been painted before.
  await drawn(page)
  release()
  await page.locator('.leaflet-container').waitFor()
  expect(await moved()).toEqual([])
})
