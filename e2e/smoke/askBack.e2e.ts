import { routes } from '@directory/shared/routes'
import { look } from '../accessible.ts'
import { visit } from '../browser.ts'
import { request } from '../calls.ts'
import { mailTo } from '../mails.ts'
import { open } from '../pages.ts'
import { browser, server } from '../setup.ts'
import { staffAt } from '../staff.ts'

it('an Editor asks, the submitter answers without scripts, and the request is first in the inbox', async () => {
  await request({ name: 'Salon Andrang', email: 'andrang@example.org' })
  const id = await request({ name: 'Salon Fragezeichen', email: 'fragezeichen@example.org' })

  const { page } = await staffAt('editor', `${routes.pendingEntries.href()}?id=${id}`)
  await page.getByText('Rückfrage', { exact: true }).click()
  expect(await page.getByRole('button', { name: 'Rückfrage senden' }).count()).toBe(0)
  await page.getByText('Dieser Server verschickt keine E-Mails: Die Frage an').waitFor()
  await page.getByLabel('Ihre Frage').fill('Haben Sie mittwochs offen?')
  const asking = page.locator('details').filter({ hasText: 'Ihre Frage' }).last()
  await asking.getByText('E-Mail an fragezeichen@example.org:').click()
  await page.getByText('> Haben Sie mittwochs offen?').waitFor()
  await look(page)
  await page.getByRole('button', { name: 'Rückfrage senden' }).click()
  // This server has no mail server, and says so beside the question, which takes the focus.
  await page.getByText('Nicht hinausgegangen: Dieser Server verschickt keine E-Mails').waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain('mittwochs offen?')
  expect(await page.getByLabel('Ihre Frage').inputValue()).toBe('')

  const answerPath = /\/answer\/[\w-]{32}/
  // The receipt of the request goes to the same address.
  const link = answerPath.exec(await mailTo('fragezeichen@example.org', answerPath))?.[0]
  const context = await browser.newContext({ javaScriptEnabled: false })
  const reader = await context.newPage()
  await reader.goto(`${server.url}/en${link}`)
  await reader.getByRole('heading', { level: 1, name: 'A question for you' }).waitFor()
  await reader.goto(server.url + link)
  await reader.getByText('Haben Sie mittwochs offen?').waitFor()
  await reader.getByRole('button', { name: 'Antwort senden' }).click()
  await reader.getByText('Bitte schreiben Sie eine Antwort.').first().waitFor()
  await reader.getByLabel('Ihre Antwort').fill('Ja, bis 18 Uhr.\nAußer im August.')
  await reader.getByRole('button', { name: 'Antwort senden' }).click()
  await reader.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Antwort' }).waitFor()
  await reader.getByText('Außer im August.').waitFor()

  const again = await visit(browser, { viewport: { width: 360, height: 740 } })
  await open(again.page, String(link))
  await again.page.getByText('Ja, bis 18 Uhr.').first().waitFor()
  expect(await again.page.getByRole('textbox').count()).toBe(0)
  await look(again.page)

  await page.goto(server.url + routes.pendingEntries.href())
  const first = page.getByRole('row').nth(1)
  await first.getByText('Antwort da').waitFor()
  await first.getByRole('link', { name: 'Salon Fragezeichen' }).click()
  await page.getByText('Ja, bis 18 Uhr.').first().waitFor()
  await look(page)
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  await page.getByText('„Salon Fragezeichen“ ist veröffentlicht.').waitFor()
})
