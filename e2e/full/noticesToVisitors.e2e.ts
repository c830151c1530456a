import { boxOf } from '../boxes.ts'
import { hold, onPhone } from '../browser.ts'
import { forgive } from '../complaints.ts'
import { follow, gone, headed, main, said, visitAt } from '../pages.ts'
import { onlyReads } from '../setup.ts'

onlyReads()

it('the number to call in the footer is large enough for a thumb', async () => {
  const page = await visitAt('/mylist', onPhone)
  const ofFooter = page.getByRole('contentinfo').locator('a[href^="tel:"]').first()
  expect((await boxOf(ofFooter)).height).toBeGreaterThanOrEqual(48)
})

it('an error that the page itself shows is not repeated as an alert', async () => {
  const page = await visitAt('/')
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
  const page = await visitAt('/')
  const releaseNames = await hold(page, /\/api\/(top)?categories/)
  await follow(main(page), /^Pflege und Betreuung/)
  await headed(page, 'Pflege und Betreuung')
  expect(await page.title()).toMatch(/^Pflege und Betreuung/)
  await said(page, 'Wird geladen …')
  releaseNames()
  await gone(page.getByText('Wird geladen …'))

  const releaseTexts = await hold(page, /\/api\/translations/)
  await follow(page.getByRole('contentinfo'), /Eintrag anlegen/)
  await said(page, 'Wird geladen …')
  releaseTexts()
  await headed(page, 'Eintrag beantragen')
  await gone(page.getByText('Wird geladen …'))
})

it('the picture of the 404 page is complete', async () => {
  const page = await visitAt('/nirgendwo', onPhone)
  const { width, height } = await boxOf(page.locator('main img'))
  expect(width / height).toBeCloseTo(1200 / 420, 1)
})
