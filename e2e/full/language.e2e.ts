import type { Page } from 'playwright-core'
import { hold, hydrated, intercept, visit } from '../browser.ts'
import { forgive } from '../complaints.ts'
import { absent, follow, headed, link, open } from '../pages.ts'
import { onlyReads } from '../setup.ts'

onlyReads()

let page: Page
/** Languages in the order in which their texts were requested, with the part unless it is the common one. */
let requestedParts: string[]

beforeEach(async () => {
  page = await visit()
  requestedParts = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (!pathname.includes('translations')) return
    const [locale, part] = [searchParams.get('locale') ?? pathname, searchParams.get('part')]
    requestedParts.push(part === 'public' ? locale : `${locale} ${part}`)
  })
})

const heading = () => page.locator('h1').innerText()
const englishLink = () => link(page, /English/).first()
const englishTexts = /\/api\/translations\?locale=en&part=public$/

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
  await open(page, '/contact')
  expect(requestedParts).toEqual(['de'])
  await follow(page, /Hilfe/)
  await headed(page, 'Hilfe')
  expect(requestedParts).toEqual(['de'])
  await Promise.all([page.waitForResponse(englishTexts), englishLink().hover()])
  await englishLink().click()
  await headed(page, 'Help')
  await follow(page, /Deutsch/)
  await headed(page, 'Hilfe')
  await page.goBack()
  await headed(page, 'Help')
  await page.goForward()
  await headed(page, 'Hilfe')
  expect(requestedParts).toEqual(['de', 'en'])
})

it('a page keeps its language until the texts of the other are loaded', async () => {
  const release = await hold(page, englishTexts)
  await open(page, '/contact')
  const watched = await watchTexts()
  await englishLink().click()
  expect([await heading(), new URL(page.url()).pathname]).toEqual(['Kontakt', '/contact'])
  release()
  await page.waitForURL(/\/en\/contact$/)
  await headed(page, 'Contact')
  const { headings } = await watched()
  expect(headings.filter((text) => text !== 'Kontakt' && text !== 'Contact')).toEqual([])
})

it.each([
  { texts: englishTexts, name: 'English', address: /\/en\/contact$/, title: 'Contact' },
  {
    ...{ texts: /translations\?locale=de&part=requests$/, name: 'Eintrag anlegen' },
    ...{ address: /\/addrequest$/, title: 'Eintrag beantragen' },
  },
])('a page reports missing texts and loads them at the next attempt: $title', async (one) => {
  const endInterception = await intercept(page, one.texts, (route) => route.abort())
  await open(page, '/contact')
  await follow(page, one.name)
  const notice = page.getByRole('alert').getByText('keine Verbindung')
  await notice.waitFor()
  expect([await notice.count(), await heading()]).toEqual([1, 'Kontakt'])
  endInterception()
  await follow(page, one.name)
  await page.waitForURL(one.address)
  await headed(page, one.title)
  await absent(notice)
  forgive(/Failed to/)
})

it('going back after a reload restores the former language', async () => {
  await open(page, '/help')
  await englishLink().click()
  await headed(page, 'Help')
  await page.reload()
  await hydrated(page)
  requestedParts.length = 0
  await page.goBack()
  await headed(page, 'Hilfe')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de')
  expect(requestedParts).toEqual(['de'])
})

it('navigation waits for the texts of the next page, in either language, and shows no text keys', async () => {
  await open(page, '/contact')
  const watched = await watchTexts()
  await follow(page, 'Eintrag anlegen')
  await page.waitForURL(/\/addrequest$/)
  await headed(page, 'Eintrag beantragen')
  await follow(page, /Anmelden/)
  await page.waitForURL(/\/login$/)
  await page.getByLabel('Benutzername').waitFor()
  await englishLink().click()
  await page.waitForURL(/\/en\/login$/)
  await page.getByLabel('Username').waitFor()
  await page.goBack()
  await page.goBack()
  await headed(page, 'Eintrag beantragen')
  await page.goBack()
  await page.waitForURL(/\/contact$/)
  await headed(page, 'Kontakt')
  const parts = ['', ' forms', ' requests', ' staff']
  expect(requestedParts).toEqual(['de', 'en'].flatMap((locale) => parts.map((part) => locale + part)))
  expect((await watched()).keys).toEqual([])
})
