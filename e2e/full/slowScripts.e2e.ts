import type { Page } from 'playwright-core'
import { hold, hydrated, visit } from '../browser.ts'
import { forgive } from '../complaints.ts'
import { follow, holds, link, list, logIn, open, said } from '../pages.ts'
import { onlyReads, server } from '../setup.ts'

onlyReads()

async function actBeforeScripts(path: string, act: (page: Page) => Promise<unknown>) {
  const page = await visit()
  const releaseScripts = await hold(page, /\/assets\/main-.*\.js$/)
  await page.goto(server.url + path, { waitUntil: 'commit' })
  await act(page)
  releaseScripts()
  return page
}

/** Opens the fold, which works without scripts, too. */
const openFold = (page: Page) => page.locator('main form summary').click()

it('a login submitted before the scripts run succeeds afterwards', async () => {
  const page = await actBeforeScripts('/login', async (page) => {
    await logIn(page, 'editor')
    await page.locator('form[data-waits="sent"]').waitFor()
  })
  await page.waitForURL(/\/edit$/)
})

it('a search typed before the scripts run is kept', async () => {
  const type = (words: string) => (page: Page) => page.locator('main [name="q"]').fill(words)
  const page = await actBeforeScripts('/fastsearch', type('quitten'))
  await page.waitForURL(/\?q=quitten$/)
  await link(page, /Quitten-Apotheke/)
    .first()
    .waitFor()
})

it('a filter chosen before the scripts run is applied, and nothing else changes', async () => {
  const page = await actBeforeScripts(`${list}?group=alphabet`, (page) =>
    openFold(page).then(() => page.getByLabel(/barrierefrei/).check()),
  )
  await page.waitForURL((url) => url.searchParams.get('barrierfree') === 'true')
  expect(new URL(page.url()).searchParams.get('group')).toBe('alphabet')

  const town = await actBeforeScripts(list, (page) =>
    follow(page, /^Ort nennen/).then(() => page.getByLabel('In welchem Ort wohnen Sie?').fill('Ebern')),
  )
  await town.waitForURL(/\?from=Ebern$/)
  expect(await town.evaluate(() => localStorage.getItem('currentPosition'))).toContain('Ebern')

  const nothing = () => Promise.resolve()
  const untouched = await actBeforeScripts(`${list}?q=haar&from=Atlantis`, nothing)
  await hydrated(untouched)
  expect(new URL(untouched.url()).search).toBe('?q=haar&from=Atlantis')
})

it('a page whose code arrives during hydration stays as the server sent it', async () => {
  const page = await visit()
  // As in Firefox: modules load before React continues with what waits for them.
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage as (...given: unknown[]) => void
    MessagePort.prototype.postMessage = function (...given: unknown[]) {
      setTimeout(() => post.apply(this, given), 50)
    }
    const mark = () => document.querySelector('main h1')?.setAttribute('data-of-server', '')
    document.addEventListener('DOMContentLoaded', mark)
  })
  await open(page, '/contact')
  expect(await page.locator('main h1[data-of-server]').count()).toBe(1)
})

it('a page whose code cannot load stays as the server sent it', async () => {
  const page = await visit()
  await page.route(/\/assets\/Contact-.*\.js$/, (route) => route.abort())
  await page.goto(`${server.url}/contact`)
  // Header and footer have hydrated.
  await page.waitForFunction(() => document.documentElement.dataset.page !== undefined)
  expect(await page.locator('main h1').textContent()).toBe('Kontakt')
  forgive(/Failed to/)
})

const missingCode = [/\/assets\/main-.*\.js$/, /\/api\/translations/]
it.each(missingCode)('without %s the request form works as without scripts', async (missing) => {
  const page = await visit()
  await page.route(missing, (route) => route.abort())
  await page.goto(`${server.url}/addrequest`)
  await page.locator('[name="open5"]').fill('Sa 09:00-12:00')
  const picture = page.locator('img[src^="/captcha/"]')
  await picture.scrollIntoViewIfNeeded()
  await page.waitForFunction(
    (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
    await picture.elementHandle(),
  )
  await page.locator('[name="captchaCode"]').fill('nein')
  await page.locator('main form button[type="submit"]').click()
  await said(page, 'Prüfcode ist falsch.')
  await holds(page.locator('[name="open5"]'), 'Sa 09:00-12:00')
  forgive(/Failed to/)
})
