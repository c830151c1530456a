import { localePath, locales } from '@directory/shared/locales'
import { hold, onPhone, visit } from '../browser.ts'
import { call } from '../calls.ts'
import { forgive } from '../complaints.ts'
import { follow, headed, open, said, visitAt } from '../pages.ts'
import { browser, onlyReads } from '../setup.ts'
import { staffAt } from '../staff.ts'

onlyReads()

const phoneLinkSelector = (phone: string) =>
  `a[href^="tel:"][href$="${phone.replace(/\D/g, '').replace(/^0/, '')}"]`

it.each(locales)('pages with an error or without results show a number to call, in %s', async (lang) => {
  const { page } = await visit(browser, onPhone)
  const { phone, people } = await call('settings')
  const failing = ['/nirgendwo', '/fastsearch?q=qwertzquark', '/categories/list/Friseure?q=zzzz']
  const broken = ['/mylist#zerrissen', '/news#news-weg']
  for (const path of ['/contact', '/help', ...failing, ...broken]) {
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
})

it('an error that the page itself shows is not repeated as an alert', async () => {
  const { page } = await visitAt('/')
  await page.route(/\/api\/(links|translations)/, (route) => route.abort())
  await follow(page.getByRole('banner'), 'Links')
  const connectionNotice = page.getByText('Wir bekommen gerade keine Verbindung.')
  await connectionNotice.waitFor()
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('translations'))
  await follow(page.getByRole('contentinfo'), /Eintrag anlegen/)
  await failed
  expect(await connectionNotice.count()).toBe(1)
  forgive(/Failed to/)
})

it('a slow connection is reported in words', async () => {
  const { page } = await visitAt('/')
  const release = await hold(page, /\/api\/news/)
  await follow(page.getByRole('banner'), /Neuigkeiten/)
  await said(page.getByRole('main'), 'Wird geladen …')
  release()
  await page.getByRole('heading', { level: 2, name: 'Frühere Meldungen' }).waitFor()
  expect(await page.getByText('Wird geladen …').count()).toBe(0)

  const releaseNames = await hold(page, /\/api\/(top)?categories/)
  await follow(page.getByRole('banner'), /Start/)
  await follow(page.getByRole('main'), /^Pflege und Betreuung/)
  await headed(page, 'Pflege und Betreuung')
  expect(await page.title()).toMatch(/^Pflege und Betreuung/)
  await said(page, 'Wird geladen …')
  releaseNames()
  await page.getByText('Wird geladen …').waitFor({ state: 'detached' })

  const releaseTexts = await hold(page, /\/api\/translations/)
  await follow(page.getByRole('contentinfo'), /Eintrag anlegen/)
  await said(page, 'Wird geladen …')
  releaseTexts()
  await headed(page, 'Eintrag beantragen')
  await page.getByText('Wird geladen …').waitFor({ state: 'detached' })
})

it('the picture of the 404 page is complete', async () => {
  const { page } = await visitAt('/nirgendwo', onPhone)
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
