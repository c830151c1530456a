import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { drawn, hold, hydrated, visit } from '../browser.ts'
import { publicPages, sampleOf } from '../publicPages.ts'
import { browser, onlyReads, server } from '../setup.ts'

onlyReads()

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}
type Watched = Window & { shifts: PerformanceObserver; moved: Shift[] }

/** Records layout shifts; runs in the page before its own scripts. */
function watchShifts(): void {
  const watched = window as unknown as Watched
  watched.moved = []
  watched.shifts = new PerformanceObserver((list) => watched.moved.push(...(list.getEntries() as Shift[])))
  watched.shifts.observe({ type: 'layout-shift', buffered: true })
}

/** Waits until nothing is pending: calls, fonts, pictures, and the rendering they cause. */
function trackRequests(page: Page) {
  const pendingRequests = new Set<unknown>()
  let notifySettled = () => {}
  const onEnded = (request: unknown) => {
    pendingRequests.delete(request)
    notifySettled()
  }
  page.on('request', (request) => pendingRequests.add(request))
  page.on('requestfinished', onEnded)
  page.on('requestfailed', onEnded)
  return async function settled() {
    do {
      while (pendingRequests.size > 0)
        await new Promise<void>((resolve) => {
          notifySettled = resolve
        })
      await page.evaluate(async () => void (await document.fonts.ready))
      await drawn(page)
    } while (pendingRequests.size > 0)
  }
}

/** Height at which the whole page is visible, including its end and its maps, while it hydrates. */
const height = 4000
const usualHeight = 740
/** Widths of windows: a phone for all pages, tablet and desktop for some. */
const widths = [360, 768, 1280]

/** Returns the unexpected layout shift, scaled to a window of usual height, and its sources. */
async function measureShifts(page: Page, height: number) {
  const { sum, shiftedElements } = await page.evaluate(() => {
    const watched = window as unknown as Watched
    const shifts = [...watched.moved, ...(watched.shifts.takeRecords() as Shift[])].filter(
      (one) => !one.hadRecentInput,
    )
    const shiftedElements = shifts.flatMap(({ sources }) =>
      sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 200)),
    )
    return { sum: shifts.reduce((sum, { value }) => sum + value, 0), shiftedElements }
  })
  return { sum: sum * (height / usualHeight) ** 2, shiftedElements }
}

it.each(widths)('on no public page anything moves by itself, %s pixels wide', async (width) => {
  const { page, context } = await visit(browser, { viewport: { width, height } })
  const settled = trackRequests(page)
  await page.addInitScript(watchShifts)
  // Without a cache, fonts and pictures arrive last.
  const browserSettings = await context.newCDPSession(page)
  await browserSettings.send('Network.setCacheDisabled', { cacheDisabled: true })
  const shifts: string[] = []
  const pages = publicPages(server.url)
  for (const path of await (width === widths[0] ? pages : sampleOf(pages))) {
    await page.goto(server.url + path)
    await hydrated(page)
    await settled()
    const { sum, shiftedElements } = await measureShifts(page, height)
    if (!(sum < 0.01)) shifts.push(`${path}: ${sum} ${shiftedElements.join(' ')}`)
  }
  expect(shifts).toEqual([])
  await context.close()
})

it.each([768, 1280])('an empty list to remember moves nothing, %s pixels wide', async (width) => {
  const { page, context } = await visit(browser, { viewport: { width, height: usualHeight } })
  const settled = trackRequests(page)
  await page.addInitScript(watchShifts)
  await page.goto(`${server.url}/mylist`)
  await hydrated(page)
  await settled()
  const { sum, shiftedElements } = await measureShifts(page, usualHeight)
  expect([sum < 0.01, shiftedElements]).toEqual([true, []])
  await context.close()
})

it('the list to remember takes its room before it is there', async () => {
  const { page, context } = await visit(browser, { viewport: { width: 360, height: usualHeight } })
  const settled = trackRequests(page)
  const friseure = await fetch(`${server.url}/api/datafilteredcategory?category=Friseure`)
  const entries = ((await friseure.json()) as { uuid: string }[]).map(({ uuid }) => ({ id: uuid, note: '' }))
  await page.addInitScript(
    (list) => localStorage.setItem('myList', list),
    JSON.stringify({ entries: entries.slice(0, 4) }),
  )
  await page.addInitScript(watchShifts)
  await page.goto(`${server.url}/mylist`)
  await page.getByRole('main').getByRole('article').nth(3).waitFor()
  await settled()
  const { sum, shiftedElements } = await measureShifts(page, usualHeight)
  expect([sum < 0.01, shiftedElements]).toEqual([true, []])
  await context.close()
})

it('a list of who is open today does not move when it becomes known who has closed', async () => {
  const { page, context } = await visit(browser, { viewport: { width: 360, height: usualHeight } })
  const settled = trackRequests(page)
  const { date } = (await (await fetch(`${server.url}/api/today`)).json()) as { date: string }
  await page.clock.setFixedTime(new Date(`${date}T22:30:00Z`))
  await page.addInitScript(watchShifts)
  const list = (category: string) => `/categories/list/${encodeURIComponent(category)}?openToday=true`
  for (const path of [
    ...['Essen auf Rädern', 'Hausärzte', 'Sport und Bewegung'].map(list),
    '/fastsearch?q=Friseur&openToday=true',
  ]) {
    await page.goto(server.url + path)
    await hydrated(page)
    await settled()
    const { sum, shiftedElements } = await measureShifts(page, usualHeight)
    expect([path, sum < 0.01 ? [] : shiftedElements]).toEqual([path, []])
  }
  await context.close()
})

it.each([360, 1280])(
  'at no time of the day cards move when it is known who is open, %s pixels wide',
  async (width) => {
    const { page, context } = await visit(browser, { viewport: { width, height } })
    const settled = trackRequests(page)
    const { date } = (await (await fetch(`${server.url}/api/today`)).json()) as { date: string }
    await page.addInitScript(watchShifts)
    for (const time of ['06:00', '10:30', '22:30']) {
      await page.clock.setFixedTime(new Date(`${date}T${time}:00Z`))
      await page.goto(`${server.url}/categories/list/Friseure`)
      await hydrated(page)
      await settled()
      const { sum, shiftedElements } = await measureShifts(page, height)
      expect([time, sum < 0.01 ? [] : shiftedElements]).toEqual([time, []])
    }
    await context.close()
  },
)

it.each(['12-24', '12-25', '12-31'])(
  'a device that calls the day %s, unlike the page, moves nothing',
  async (day) => {
    const { page, context } = await visit(browser, { viewport: { width: 360, height: usualHeight } })
    const settled = trackRequests(page)
    const { date } = (await (await fetch(`${server.url}/api/today`)).json()) as { date: string }
    await page.clock.setFixedTime(new Date(`${date.slice(0, 4)}-${day}T10:00:00+01:00`))
    await page.addInitScript(watchShifts)
    for (const path of ['/fastsearch?q=Apotheke', '/en/fastsearch?q=doctor', '/categories/list/Friseure']) {
      await page.goto(server.url + path)
      await hydrated(page)
      await settled()
      const { sum, shiftedElements } = await measureShifts(page, usualHeight)
      expect([path, sum === 0, shiftedElements]).toEqual([path, true, []])
    }
    await context.close()
  },
)

it("a map's notice does not move while the map's code is loading", async () => {
  const { page, context } = await visit(browser, { viewport: { width: 360, height } })
  const settled = trackRequests(page)
  await page.addInitScript(watchShifts)
  const release = await hold(page, /\/assets\/MapView-.*\.js$/)
  await page.goto(`${server.url}/categories/list/Apotheken/Quitten-Apotheke`)
  await hydrated(page)
  await page.getByText('Das genaue Kartenbild fehlt gerade').waitFor()
  expect(await page.locator('.leaflet-container').count()).toBe(0)
  // A shift is reported only for elements that have been painted before.
  await drawn(page)
  release()
  await page.locator('.leaflet-container').waitFor()
  await settled()
  const { sum, shiftedElements } = await measureShifts(page, height)
  expect([sum < 0.01, shiftedElements]).toEqual([true, []])
  await context.close()
})
