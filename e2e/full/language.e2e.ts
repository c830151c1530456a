import type { Page } from 'playwright-core'
import { hold, hydrated, intercept, type Visit, visit } from '../browser.ts'
import { forgive } from '../complaints.ts'
import { follow } from '../pages.ts'
import { browser, onlyReads, server } from '../setup.ts'

onlyReads()

let currentVisit: Visit
let page: Page
/** Languages in the order in which their texts were requested, with the part unless it is the common one. */
let requestedParts: string[]

beforeEach(async () => {
  await currentVisit?.context.close()
  currentVisit = await visit(browser)
  page = currentVisit.page
  requestedParts = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (!pathname.includes('translations')) return
    const [locale, part] = [searchParams.get('locale') ?? pathname, searchParams.get('part')]
    requestedParts.push(part === 'public' ? locale : `${locale} ${part}`)
  })
})

const heading = () => page.locator('h1').innerText()
/** Waits for a page by its heading, which follows the address. */
const headed = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const englishLink = () => page.getByRole('link', { name: 'English' }).first()
const formLink = () => page.getByRole('link', { name: 'Eintrag anlegen' }).first()
const englishTexts = /\/api\/translations\?locale=en&part=public$/

async function open(path: string): Promise<void> {
  await page.goto(server.url + path)
  await hydrated(page)
}

/** Records from now on the headings that the page shows, and keys in place of texts. */
async function watchTexts() {
  const seen = await page.evaluateHandle(() => {
    const seen = { headings: [] as string[], keys: [] as string[] }
    const record = () => {
      seen.headings.push(document.querySelector('h1')?.textContent ?? '')
      const keys = /\b(?:edit|login|request|entry_dialogue)\.[a-z]\S*/gi
      seen.keys.push(...(document.body.innerText.match(keys) ?? []))
    }
    const all = { subtree: true, childList: true, characterData: true }
    new MutationObserver(record).observe(document.body, all)
    return seen
  })
  return () => seen.jsonValue()
}

it('texts are loaded once per language, those of the other language on hovering its link', async () => {
  await open('/contact')
  expect(requestedParts).toEqual(['de'])
  await follow(page, /Hilfe/)
  await headed('Hilfe')
  expect(requestedParts).toEqual(['de'])
  await Promise.all([page.waitForResponse(englishTexts), englishLink().hover()])
  await englishLink().click()
  await headed('Help')
  await follow(page, /Deutsch/)
  await headed('Hilfe')
  await page.goBack()
  await headed('Help')
  await page.goForward()
  await headed('Hilfe')
  expect(requestedParts).toEqual(['de', 'en'])
})

it('a page keeps its language until the texts of the other are loaded', async () => {
  const release = await hold(page, englishTexts)
  await open('/contact')
  const watched = await watchTexts()
  await englishLink().click()
  expect([await heading(), new URL(page.url()).pathname]).toEqual(['Kontakt', '/contact'])
  release()
  await page.waitForURL(/\/en\/contact$/)
  await headed('Contact')
  const { headings } = await watched()
  expect(headings.filter((text) => text !== 'Kontakt' && text !== 'Contact')).toEqual([])
})

it.each([
  ['the other language', englishTexts, englishLink, /\/en\/contact$/, 'Contact'],
  [
    'the next page',
    /translations\?locale=de&part=requests$/,
    formLink,
    /\/addrequest$/,
    'Eintrag beantragen',
  ],
])('a page reports missing texts of %s and loads them at the next attempt', async (...given) => {
  const [, texts, link, address, title] = given
  const endInterception = await intercept(page, texts, (route) => route.abort())
  await open('/contact')
  await link().click()
  const notice = page.getByRole('alert').getByText('keine Verbindung')
  await notice.waitFor()
  expect(await notice.count()).toBe(1)
  expect([await heading(), new URL(page.url()).pathname]).toEqual(['Kontakt', '/contact'])
  endInterception()
  await link().click()
  await page.waitForURL(address)
  await headed(title)
  expect(await notice.count()).toBe(0)
  forgive(/Failed to/)
})

it('going back after a reload restores the former language', async () => {
  await open('/help')
  await englishLink().click()
  await headed('Help')
  await page.reload()
  await hydrated(page)
  requestedParts.length = 0
  await page.goBack()
  await headed('Hilfe')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de')
  expect(requestedParts).toEqual(['de'])
})

it('navigation waits for the texts of the next page, in either language, and shows no text keys', async () => {
  await open('/contact')
  const watched = await watchTexts()
  await formLink().click()
  await page.waitForURL(/\/addrequest$/)
  await headed('Eintrag beantragen')
  await follow(page, /Anmelden/)
  await page.waitForURL(/\/login$/)
  await page.getByLabel('Benutzername').waitFor()
  await englishLink().click()
  await page.waitForURL(/\/en\/login$/)
  await page.getByLabel('Username').waitFor()
  await page.goBack()
  await page.goBack()
  await headed('Eintrag beantragen')
  await page.goBack()
  await page.waitForURL(/\/contact$/)
  await headed('Kontakt')
  const parts = ['', ' forms', ' requests', ' staff']
  expect(requestedParts).toEqual(['de', 'en'].flatMap((locale) => parts.map((part) => locale + part)))
  expect((await watched()).keys).toEqual([])
})
