import type { Page } from 'playwright-core'
import { look } from '../accessible.ts'
import { hydrated, onPhone } from '../browser.ts'
import { forgive } from '../complaints.ts'
import { absent, follow, headed, list, logIn, open, provider, said, visitAt } from '../pages.ts'
import { onlyReads, server } from '../setup.ts'

onlyReads()

const pagesStore = 'directory-kept-pages'

const keptAddresses = (page: Page) =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return []
    const requests = await (await caches.open(name)).keys()
    return requests.map(({ url }) => new URL(url).pathname + new URL(url).search).sort()
  }, pagesStore)
const keeps = (page: Page, address: string) => expect.poll(() => keptAddresses(page)).toContain(address)
const showsNumber = (page: Page) => page.locator('main a[href^="tel:"]').first().waitFor()

it('a visited provider is available offline, with the date of the copy and a telephone link', async () => {
  const page = await visitAt(`${list}?from=Ebern`, { serviceWorkers: 'allow', ...onPhone })
  await keeps(page, list)
  // Navigation without a full load: the browser fetched no document for this page.
  await follow(page, /Friseurstube am Kirchplatz/)
  await page.waitForURL(/Kirchplatz/)
  await keeps(page, provider)
  await expect.poll(() => keptAddresses(page)).toEqual(expect.arrayContaining(['/', '/contact', '/help']))
  expect((await keptAddresses(page)).filter((address) => address.includes('from'))).toEqual([])

  await page.context().setOffline(true)
  await open(page, provider)
  const keptMark = page.getByRole('complementary', { name: 'Keine Verbindung' })
  await said(keptMark, /so, wie sie am .*\d{4} um \d\d:\d\d Uhr war/)
  await showsNumber(page)
  await look(page)
  await open(page, list)
  await keptMark.waitFor()
  await follow(page, /Friseurstube am Kirchplatz/)
  await page.waitForURL(/Kirchplatz/)
  await keptMark.waitFor()
  await follow(page.getByRole('contentinfo'), /Impressum/)
  await said(page, 'keine Verbindung')
  expect(page.url()).toBe(server.url + provider)
  await page.goto(`${server.url}/imprint`)
  await headed(page, 'Keine Verbindung')
  await look(page)
  await page.context().setOffline(false)
  await follow(page, /Friseurstube am Kirchplatz/)
  await hydrated(page)
  await absent(keptMark)
  forgive(/./)
})

it('a login clears the page cache, and staff pages are never cached', async () => {
  const page = await visitAt(provider, { serviceWorkers: 'allow' })
  await keeps(page, '/mylist')
  await follow(page.getByRole('contentinfo'), /Anmelden/)
  await logIn(page, 'editor')
  await page.waitForURL(/\/edit$/)
  await hydrated(page)
  const storeNames = () => page.evaluate(() => caches.keys())
  await expect.poll(storeNames).toEqual([])
  await open(page, provider)
  // Waits for the worker itself, which handles one message after the other.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await open(page, '/edit/logs')
  await open(page, '/links')
  expect(await storeNames()).toEqual([])
  await page.context().setOffline(true)
  await page.goto(`${server.url}/edit`)
  await headed(page, 'Keine Verbindung')
  forgive(/status of 5|Failed to/)
})
