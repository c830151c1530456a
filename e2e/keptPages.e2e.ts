import { rm } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inaccessible } from './accessible.ts'
import { hydrated, visit } from './browser.ts'
import { runServer, startServer } from './server.ts'
import { browser, onlyReads, server } from './setup.ts'
import { logIn } from './staff.ts'

onlyReads()

const list = '/categories/list/Friseure'
const provider = `${list}/Friseurstube%20am%20Kirchplatz`
const pagesStore = 'directory-kept-pages'

/** Addresses of the pages that the browser keeps. */
const kept = (page: Page) =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return []
    const requests = await (await caches.open(name)).keys()
    return requests.map(({ url }) => new URL(url).pathname + new URL(url).search).sort()
  }, pagesStore)

const open = async (page: Page, path: string) => {
  await page.goto(server.url + path)
  await hydrated(page)
}

it('a provider that was looked at is there without a connection, marked with its age, and its number can be pressed', async () => {
  const { page, context, complaints } = await visit(browser, {
    serviceWorkers: 'allow',
    viewport: { width: 360, height: 740 },
  })
  await open(page, `${list}?from=Ebern`)
  await expect.poll(() => kept(page)).toContain(list)
  // The page was left within the document: the browser fetched no document for it.
  await page.getByRole('link', { name: 'Friseurstube am Kirchplatz' }).first().click()
  await page.waitForURL(/Kirchplatz/)
  await expect.poll(() => kept(page)).toContain(provider)
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(['/', '/contact', '/help']))
  expect((await kept(page)).filter((address) => address.includes('from'))).toEqual([])

  await context.setOffline(true)
  await page.goto(server.url + provider)
  await hydrated(page)
  const mark = page.getByRole('complementary', { name: 'Keine Verbindung' })
  await mark.getByText(/so, wie sie am .*\d{4} um \d\d:\d\d Uhr war/).waitFor()
  await page.locator('main a[href^="tel:"]').first().waitFor()
  expect(await inaccessible(page)).toEqual([])
  // A filtered list is there as the whole list, and a page within the document is the kept one.
  await page.goto(`${server.url}${list}?group=city&from=Ebern`)
  await hydrated(page)
  expect(page.url()).toBe(server.url + list)
  await mark.waitFor()
  await page.getByRole('link', { name: 'Friseurstube am Kirchplatz' }).first().click()
  await page.waitForURL(/Kirchplatz/)
  await mark.waitFor()
  // What is not kept: by a press the page stays, by its address there is a way on.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await page.getByText('keine Verbindung').first().waitFor()
  expect(page.url()).toBe(server.url + provider)
  await page.goto(`${server.url}/imprint`)
  await page.getByRole('heading', { level: 1, name: 'Keine Verbindung' }).waitFor()
  expect(await page.locator('a[href^="tel:"]').count()).toBe(1)
  expect(await inaccessible(page)).toEqual([])
  expect(await page.getByText('schiefgegangen').count()).toBe(0)
  const toProvider = page.getByRole('link', { name: /Friseurstube am Kirchplatz/ })
  await toProvider.waitFor()
  await context.setOffline(false)
  await toProvider.click()
  await hydrated(page)
  expect(await mark.count()).toBe(0)
  complaints.length = 0
  await context.close()
})
