import { routes } from '#shared/routes'
import { look, tooWide } from '../accessible.ts'
import { isInWindow } from '../boxes.ts'
import { onDesk, onPhone, visit } from '../browser.ts'
import { addEntry, call, callAs, mailsTo } from '../calls.ts'
import { absent, button, follow, headed, holds, link, open, press, said, textOfFocus } from '../pages.ts'
import { editorAt } from '../staff.ts'

const email = 'leserin@example.org'

it('a visitor reports an error, staff correct it, and the visitor gets a mail', async () => {
  const provider = { category: 'Friseure', name: 'Salon Wildwuchs', phone: '09527 1234' }
  const { category, name } = provider
  const uuid = await addEntry({ ...provider, website: `https://${'haarschnitt'.repeat(5)}.example` })

  const { reports: waiting } = await callAs('editor', 'waiting')

  const reader = await visit(onPhone)
  await open(reader, routes.provider.href(category, name, uuid))
  // The long address of its website does not widen the page.
  expect(await tooWide(reader)).toEqual([])
  await follow(reader, /Stimmt etwas nicht\?/)
  await reader.getByLabel('Die Telefonnummer').check()
  await reader.getByLabel('Was ist Ihnen aufgefallen?').fill('Die neue Nummer ist 030 23125 55.')
  await reader.getByLabel('Ihre E-Mail').fill(email)
  await absent(reader.getByLabel('Prüfcode eingeben'))
  await look(reader)
  await press(reader, /Hinweis senden/)
  await headed(reader, 'Ihr Hinweis ist angekommen')
  await follow(reader, `Zurück zu „${name}“`)
  await headed(reader, name)
  await call('addReport', { entry: uuid, topics: ['hours', 'phone'] })

  const page = await editorAt('/edit')
  await page.getByRole('link', { name: `${waiting + 1} Hinweise` }).waitFor()
  await open(page, routes.pendingChanges.href())
  const reported = page.getByRole('row').filter({ hasText: '2 Hinweise: Telefonnummer (2), Öffnungszeiten' })
  const row = reported.filter({ hasText: name })
  await row.waitFor()
  const requests = await page.getByLabel(/^Markieren: /).count()
  await page.getByLabel('Alle auf dieser Seite markieren').check()
  await page.getByText(`${requests} markiert`, { exact: true }).waitFor()
  await page.reload()
  await follow(row, name)
  await said(page, 'Die neue Nummer ist 030 23125 55.')
  await page.setViewportSize(onDesk.viewport)
  expect(await isInWindow(page, page.getByRole('group', { name: 'Was ist daraus geworden?' }))).toBe(true)
  await absent(page.getByRole('radio', { checked: true }))
  await press(page, /2 Hinweise abschließen/)
  await said(page, 'Bitte wählen Sie zuerst, was daraus geworden ist.')
  await page.locator('[name=outcome]:focus').waitFor({ state: 'attached' })
  await absent(button(page, /Meldung schließen/))
  await link(page, /09527/).waitFor()
  await look(page)

  await page.getByLabel('Geändert').check()
  await page.getByLabel('Grund oder ein Wort dazu').fill('Danke')
  await follow(page, /Anbieter bearbeiten/)
  await page.locator('[name="phone"]').fill('030 23125 55')
  await press(page, 'Speichern')
  await said(page, 'wurde gespeichert')
  await said(page, 'Der Anbieter wurde nach dem letzten Hinweis geändert.')
  await absent(page.getByRole('radio', { checked: true }))
  await page.getByLabel('Geändert').check()
  await said(page, `E-Mail an ${email}:`)
  await press(page, `E-Mail an ${email} ansehen`)
  await page.locator(':focus', { hasText: `E-Mail an ${email}:` }).waitFor()
  await holds(page.getByLabel('Grund oder ein Wort dazu'), 'Danke')
  await page.getByLabel('Grund oder ein Wort dazu').fill('Danke fürs Aufpassen!')
  await said(page, '> Danke fürs Aufpassen!')
  await page.getByText('haben die Angaben geändert').last().waitFor()
  await look(page)
  await press(page, /2 Hinweise abschließen/)
  await said(page, `2 Hinweise zu „${name}“ erledigt: verbessert.`)
  expect(await textOfFocus(page)).toContain('verbessert')
  expect(await button(page, /Meldung schließen/).count()).toBe(1)
  const [mail, ...more] = await mailsTo(email)
  expect([mail?.text, more]).toEqual([expect.stringContaining('haben die Angaben geändert'), []])

  await press(page, /Rückgängig/)
  await row.waitFor()
  expect(await mailsTo(email)).toEqual([])
  await follow(row, name)
  await said(page, 'Die neue Nummer ist 030 23125 55.')
  await absent(page.getByRole('radio', { checked: true }))
})
