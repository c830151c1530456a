import { drawn, hold, visit } from '../browser.ts'
import { call, listed } from '../calls.ts'
import { forgiveHydration } from '../complaints.ts'
import { usualHeight, watchShifts } from '../layoutShifts.ts'
import { absent, list, main, open, said } from '../pages.ts'
import { onlyReads } from '../setup.ts'
import { store } from '../visitors/myList.ts'

onlyReads()

forgiveHydration()

const doctors = '/categories/list/Haus%C3%A4rzte'
const openToday = ['Essen%20auf%20R%C3%A4dern', 'Haus%C3%A4rzte', 'Sport%20und%20Bewegung'].map(
  (category) => `/categories/list/${category}?openToday=true`,
)
const place = { latitude: 50.0948, longitude: 10.7938, city: 'Ebern' }

interface Look {
  what: string
  paths: string[]
  width?: number
  height?: number
  /** Day and time of the window's clock; today if without a day. */
  at?: string
  stored?: boolean
}
const looks: Look[] = [
  ...[768, 1280].map((width) => ({ what: 'an empty remembered list', width, paths: ['/mylist'] })),
  {
    what: 'a list filtered by opening hours',
    at: '22:30',
    paths: [...openToday, `${doctors}?openNow=true`, '/fastsearch?q=Friseur&openToday=true'],
  },
  ...[360, 1280].flatMap((width) =>
    ['06:00', '10:30', '22:30'].map((at) => ({
      ...{ what: 'a list with opening states', width, height: 4000, at },
      paths: [list],
    })),
  ),
  ...['12-24', '12-25', '12-31'].map((day) => ({
    ...{ what: 'a page rendered on another day', at: `${day}T10:00` },
    paths: ['/fastsearch?q=Apotheke', '/en/fastsearch?q=doctor', list],
  })),
  { what: 'a list with a stored town', stored: true, paths: [`${list}?barrierfree=true`] },
]

it.each(looks)('$what has no layout shift, case %#', async (look) => {
  const { width = 360, height = usualHeight, at, stored, paths } = look
  const page = await visit({ viewport: { width, height } })
  const { date } = (await call('today')) as { date: string }
  if (at)
    await page.clock.setFixedTime(new Date(at.includes('T') ? `${date.slice(0, 5)}${at}Z` : `${date}T${at}Z`))
  if (stored)
    await page.addInitScript((value) => localStorage.setItem('currentPosition', value), JSON.stringify(place))
  const moved = await watchShifts(page)
  for (const path of paths) {
    await open(page, path)
    expect([path, await moved()]).toEqual([path, []])
  }
})

it('the remembered list reserves its space while loading', async () => {
  const page = await visit({ viewport: { width: 360, height: usualHeight } })
  const entries = (await listed('Friseure')).slice(0, 4)
  await store(
    page,
    entries.map(({ uuid }) => ({ id: uuid, note: '' })),
  )
  const moved = await watchShifts(page)
  await open(page, '/mylist')
  await main(page).getByRole('article').nth(3).waitFor()
  expect(await moved()).toEqual([])
})

it("a map shows one notice at a time, which does not move while the map's code is loading", async () => {
  const page = await visit({ viewport: { width: 360, height: 4000 } })
  const moved = await watchShifts(page)
  const releaseTiles = await hold(page, /\/tiles\/0\/0\/0/)
  const release = await hold(page, /\/assets\/MapView-.*\.js$/)
  await open(page, '/categories/list/Apotheken/Quitten-Apotheke')
  const [loading, missing] = ['Die Karte wird geladen', 'Das genaue Kartenbild fehlt gerade']
  await said(page, loading)
  await absent(page.getByText(missing))
  releaseTiles()
  await said(page, missing)
  expect(await page.getByText(loading).isVisible()).toBe(false)
  await absent(page.locator('.leaflet-container'))
  // A shift is reported only for elements that have been painted before.
  await drawn(page)
  release()
  await page.locator('.leaflet-container').waitFor()
  expect(await moved()).toEqual([])
})
