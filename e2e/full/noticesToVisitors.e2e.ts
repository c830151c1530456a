import { localePath, locales } from '@directory/shared/locales'
import { hold, visit } from '../browser.ts'
import { forgive } from '../complaints.ts'
import { open, visitAt } from '../pages.ts'
import { browser, onlyReads, server } from '../setup.ts'
import { staffAt } from '../staff.ts'

onlyReads()

const fetchSettings = async () => (await fetch(`${server.url}/api/settings`)).json()
const phoneLinkSelector = (phone: string) =>
  `a[href^="tel:"][href$="${phone.replace(/\D/g, '').replace(/^0/, '')}"]`

it.each(locales)(
  'pages with an error or without results show a telephone number to call, in %s',
  async (lang) => {
    const { page } = await visit(browser, { viewport: { width: 360, height: 740 } })
    const { phone, people } = await fetchSettings()
    const failing = ['/nirgendwo', '/categories/list/Friseure?q=zzzz', '/mylist#zerrissen', '/news#news-weg']
    for (const path of ['/contact', '/help', ...failing]) {
      await open(page, localePath(lang, path))
      await page.getByRole('main').locator(phoneLinkSelector(phone)).first().waitFor()
      const box = await page.getByRole('contentinfo').locator(phoneLinkSelector(phone)).boundingBox()
      expect([path, (box?.height ?? 0) >= 48]).toEqual([path, true])
    }
    await open(page, localePath(lang, '/addrequest'))
    await page.locator('main form button[type="submit"]').click()
    await page.getByRole('alert').locator(phoneLinkSelector(phone)).waitFor()
    for (const path of ['/contact', '/aboutus']) {
      await open(page, localePath(lang, path))
      for (const { name, picture } of people) {
        await page.getByText(name, { exact: true }).scrollIntoViewIfNeeded()
        const shown = page.locator(`img[src="${picture}"]`)
        expect(await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => true))).toBe(true)
      }
    }
    forgive(/404/)
  },
)

it('an error that the page itself shows is not repeated as an alert', async () => {
  const { page } = await visitAt('/')
  await page.route(/\/api\/(links|translations)/, (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: 'Links', exact: true }).click()
  const connectionNotice = page.getByText('Wir bekommen gerade keine Verbindung.')
  await connectionNotice.waitFor()
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('translations'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Eintrag anlegen' }).click()
  await failed
  expect(await connectionNotice.count()).toBe(1)
  forgive(/Failed to/)
})

it('a slow connection is reported in words', async () => {
  const { page } = await visitAt('/')
  const release = await hold(page, /\/api\/news/)
  await page.getByRole('banner').getByRole('link', { name: 'Neuigkeiten' }).click()
  await page.getByRole('main').getByText('Wird geladen …').waitFor()
  release()
  await page.getByRole('heading', { level: 2, name: 'Frühere Meldungen' }).waitFor()
  expect(await page.getByText('Wird geladen …').count()).toBe(0)

  const releaseNames = await hold(page, /\/api\/(top)?categories/)
  await page.getByRole('banner').getByRole('link', { name: 'Start' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Pflege und Betreuung/ })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Pflege und Betreuung' }).waitFor()
  expect(await page.title()).toMatch(/^Pflege und Betreuung/)
  await page.getByText('Wird geladen …').waitFor()
  releaseNames()
  await page.getByText('Wird geladen …').waitFor({ state: 'detached' })

  const releaseTexts = await hold(page, /\/api\/translations/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Eintrag anlegen' }).click()
  await page.getByText('Wird geladen …').waitFor()
  releaseTexts()
  await page.getByRole('heading', { level: 1, name: 'Eintrag beantragen' }).waitFor()
  await page.getByText('Wird geladen …').waitFor({ state: 'detached' })
})

it('the picture of the 404 page is complete', async () => {
  const { page } = await visitAt('/nirgendwo', { viewport: { width: 360, height: 740 } })
  const { width, height } = (await page.locator('main img').boundingBox()) ?? { width: 0, height: 0 }
  expect(width / height).toBeCloseTo(1200 / 420, 1)
})

it('staff tables draw sort arrows as SVG', async () => {
  const { page } = await staffAt('editor', '/edit/edit_news')
  const sorted = page.locator('th[aria-sort] button')
  await sorted.first().waitFor()
  expect(await page.locator('thead').textContent()).not.toMatch(/[↕↑↓]/)
  const countArrows = () => page.locator('thead button svg path').count()
  const before = await countArrows()
  const arrowBox = await sorted.first().locator('svg').boundingBox()
  expect(arrowBox?.height).toBeGreaterThan(10)
  await page.locator('th:not([aria-sort]) button').first().click()
  expect(await countArrows()).toBe(before)
})
