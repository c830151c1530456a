import { routes } from '#shared/routes'
import { look } from '../accessible.ts'
import { onPhone, visit } from '../browser.ts'
import { request } from '../calls.ts'
import { mailTo } from '../mails.ts'
import { absent, button, follow, headed, holds, open, press, said, textOfFocus } from '../pages.ts'
import { browser, server } from '../setup.ts'
import { editorAt } from '../staff.ts'

it('an Editor asks, the submitter answers without scripts, and the request is first in the inbox', async () => {
  await request({ name: 'Salon Andrang', email: 'andrang@example.org' })
  const id = await request({ name: 'Salon Fragezeichen', email: 'fragezeichen@example.org' })

  const page = await editorAt(`${routes.pendingEntries.href()}?id=${id}`)
  await page.getByText('Rückfrage', { exact: true }).click()
  await absent(button(page, /Rückfrage senden/))
  await said(page, 'Dieser Server verschickt keine E-Mails: Die Frage an')
  await page.getByLabel('Ihre Frage').fill('Haben Sie mittwochs offen?')
  const asking = page.locator('details').filter({ hasText: 'Ihre Frage' }).last()
  await asking.getByText('E-Mail an fragezeichen@example.org:').click()
  await said(page, '> Haben Sie mittwochs offen?')
  await look(page)
  await press(page, /Rückfrage senden/)
  // This server has no mail server, and says so beside the question, which takes the focus.
  await said(page, 'Nicht hinausgegangen: Dieser Server verschickt keine E-Mails')
  await expect.poll(() => textOfFocus(page)).toContain('mittwochs offen?')
  await holds(page.getByLabel('Ihre Frage'), '')

  const answerPath = /\/answer\/[\w-]{32}/
  const link = answerPath.exec(await mailTo('fragezeichen@example.org', answerPath))?.[0]
  const context = await browser.newContext({ javaScriptEnabled: false })
  const reader = await context.newPage()
  await reader.goto(`${server.url}/en${link}`)
  await headed(reader, 'A question for you')
  await reader.goto(server.url + link)
  await said(reader, 'Haben Sie mittwochs offen?')
  await press(reader, /Antwort senden/)
  await said(reader, 'Bitte schreiben Sie eine Antwort.')
  await reader.getByLabel('Ihre Antwort').fill('Ja, bis 18 Uhr.\nAußer im August.')
  await press(reader, /Antwort senden/)
  await headed(reader, 'Vielen Dank für Ihre Antwort')
  await said(reader, 'Außer im August.')

  const again = await visit(onPhone)
  await open(again, String(link))
  await said(again, 'Ja, bis 18 Uhr.')
  await absent(again.getByRole('textbox'))
  await look(again)

  await open(page, routes.pendingEntries.href())
  const first = page.getByRole('row').nth(1)
  await said(first, 'Antwort da')
  await follow(first, /Salon Fragezeichen/)
  await said(page, 'Ja, bis 18 Uhr.')
  await look(page)
  await press(page, 'Veröffentlichen')
  await said(page, '„Salon Fragezeichen“ ist veröffentlicht.')
})
