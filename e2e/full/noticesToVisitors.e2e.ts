import { localePath, locales } from '@directory/shared/locales'
import { boxOf } from '../boxes.ts'
import { hold, onPhone, visit } from '../browser.ts'
import { call } from '../calls.ts'
import { forgive } from '../complaints.ts'
import { follow, headed, open, said, visitAt } from '../pages.ts'
import { browser, onlyReads } from '../setup.ts'

onlyReads()

const phoneLinkSelector = (phone: string) =>
  `a[href^="tel:"][href$="${phone.replace(/\D/g, '').replace(/^0/, '')}"]`

it.each(locales)('pages with an error or without results show a number to call, in %s', async (lang) => {
  const { page } = await visit(browser, onPhone)
  const { phone } = await call('settings')
  const failing = ['/nirgendwo', '/fastsearch?q=qwertzquark', '/categories/list/Friseure?q=zzzz']
  const broken = ['/mylist#zerrissen', '/news#news-weg']
  for (const path of ['/contact', '/help', ...failing, ...broken]) {
    await open(page, localePath(lang, path))
    await page.getByRole('main').locator(phoneLinkSelector(phone)).first().waitFor()
    const { height } = await boxOf(page.getByRole('contentinfo').locator(phoneLinkSelector(phone)))
    expect(height, path).toBeGreaterThanOrEqual(48)
  }
  await open(page, localePath(lang, '/addrequest'))
  await page.locator('main form button[type="submit"]').click()
  await page.getByRole('alert').locator(phoneLinkSelector(phone)).waitFor()
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
