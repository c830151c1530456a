import { hydrated } from '../browser.ts'
import { forgive } from '../complaints.ts'
import { absent, headed, link, list, main, press, said, visitAt } from '../pages.ts'
import { onlyReads } from '../setup.ts'

onlyReads()

afterEach(() => forgive(/Failed to/))

it('a click while offline is reported, the page stays, and works again once online', async () => {
  const page = await visitAt('/imprint')
  const textBefore = await main(page).innerText()
  await page.context().setOffline(true)
  const links = link(page.getByRole('navigation'), 'Links')
  await links.click()
  await said(page, 'keine Verbindung')
  expect(await main(page).innerText()).toContain(textBefore)
  await absent(page.getByText('schiefgegangen'))
  await page.context().setOffline(false)
  await links.click()
  await page.waitForURL(/\/links$/)
  await headed(page, 'Links')
})

it('a failed request is reported as a missing connection, with a retry button', async () => {
  const page = await visitAt(list)
  const provider = (nth: number) =>
    main(page).getByRole('article').nth(nth).getByRole('heading').getByRole('link')
  await provider(0).click()
  await page.waitForURL(/Friseure\/./)
  await hydrated(page)
  await page.goBack()
  await provider(3).waitFor()

  // Only API calls fail, because a browser that is online again would retry by itself before anyone could click.
  await page.context().route('**/api/**', (route) => route.abort('internetdisconnected'))
  await provider(3).click()
  const offlineAlert = page.getByRole('alert').filter({ hasText: 'Keine Verbindung' })
  await offlineAlert.waitFor()
  await absent(page.getByText('schiefgegangen'))
  await page.context().unroute('**/api/**')
  await press(offlineAlert, /Erneut versuchen/)
  await main(page).getByRole('heading', { name: 'Kontakt' }).waitFor()
})
