import { routes } from '@directory/shared/routes'
import { look } from '../accessible.ts'
import { visit } from '../browser.ts'
import { addEntry, call, callAs, mailsTo } from '../calls.ts'
import { open } from '../pages.ts'
import { browser, server } from '../setup.ts'
import { staffAt } from '../staff.ts'

const email = 'leserin@example.org'

it('a visitor reports an error, staff correct it, and the visitor gets a mail', async () => {
  const provider = { category: 'Friseure', name: 'Salon Wildwuchs', phone: '09527 1234' }
  const { category, name } = provider
  const uuid = await addEntry({ ...provider, website: `https://${'haarschnitt'.repeat(5)}.example` })

  // Including those of the demo content.
  const { reports: waiting } = await callAs('editor', '/api/waiting')

  const reader = await visit(browser, { viewport: { width: 360, height: 740 } })
  await open(reader.page, routes.provider.href(category, name, uuid))
  // However long an address is.
  expect(await reader.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await reader.page.getByRole('link', { name: 'Stimmt etwas nicht?' }).click()
  await reader.page.getByLabel('Die Telefonnummer').check()
  await reader.page.getByLabel('Was ist Ihnen aufgefallen?').fill('Die neue Nummer ist 030 23125 55.')
  await reader.page.getByLabel('Ihre E-Mail').fill(email)
  expect(await reader.page.getByLabel('Prüfcode eingeben').count()).toBe(0)
  await look(reader.page)
  await reader.page.getByRole('button', { name: 'Hinweis senden' }).click()
  await reader.page.getByRole('heading', { level: 1, name: 'Ihr Hinweis ist angekommen' }).waitFor()
  await reader.page.getByRole('link', { name: `Zurück zu „${name}“` }).click()
  await reader.page.getByRole('heading', { level: 1, name }).waitFor()
  await call('/api/addReport', { entry: uuid, topics: ['hours', 'phone'] })

  const { page } = await staffAt('editor', '/edit')
  await page.getByRole('link', { name: `${waiting + 1} Hinweise` }).waitFor()
  await page.goto(server.url + routes.pendingChanges.href())
  const reported = page.getByRole('row').filter({ hasText: '2 Hinweise: Telefonnummer (2), Öffnungszeiten' })
  const row = reported.filter({ hasText: name })
  await row.waitFor()
  const requests = await page.getByLabel(/^Markieren: /).count()
  await page.getByLabel('Alle auf dieser Seite markieren').check()
  await page.getByText(`${requests} markiert`, { exact: true }).waitFor()
  await page.reload()
  await row.getByRole('link', { name }).click()
  await page.getByText('Die neue Nummer ist 030 23125 55.').waitFor()
  await page.setViewportSize({ width: 1280, height: 800 })
  const radios = await page.getByRole('group', { name: 'Was ist daraus geworden?' }).boundingBox()
  expect(radios && radios.y + radios.height).toBeLessThan(800)
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
  await page.getByRole('button', { name: '2 Hinweise abschließen' }).click()
  await page.getByText('Bitte wählen Sie zuerst, was daraus geworden ist.').waitFor()
  await page.locator('[name=outcome]:focus').waitFor({ state: 'attached' })
  expect(await page.getByRole('button', { name: 'Meldung schließen' }).count()).toBe(0)
  await page.getByRole('link', { name: /09527/ }).waitFor()
  await look(page)

  await page.getByLabel('Geändert').check()
  await page.getByLabel('Grund oder ein Wort dazu').fill('Danke')
  await page.getByRole('link', { name: 'Anbieter bearbeiten' }).click()
  await page.locator('[name="phone"]').fill('030 23125 55')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await page.getByText('wurde gespeichert').first().waitFor()
  await page.getByText('Der Anbieter wurde nach dem letzten Hinweis geändert.').waitFor()
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
  await page.getByLabel('Geändert').check()
  await page.getByText(`E-Mail an ${email}:`).waitFor()
  await page.getByRole('button', { name: `E-Mail an ${email} ansehen` }).click()
  const top = await page.getByText(`E-Mail an ${email}:`).boundingBox()
  expect(top && top.y >= 0 && top.y < 800).toBe(true)
  await page.locator(':focus', { hasText: `E-Mail an ${email}:` }).waitFor()
  expect(await page.getByLabel('Grund oder ein Wort dazu').inputValue()).toBe('Danke')
  await page.getByLabel('Grund oder ein Wort dazu').fill('Danke fürs Aufpassen!')
  await page.getByText('> Danke fürs Aufpassen!').waitFor()
  await page.getByText('haben die Angaben geändert').last().waitFor()
  await look(page)
  await page.getByRole('button', { name: '2 Hinweise abschließen' }).click()
  await page.getByText(`2 Hinweise zu „${name}“ erledigt: verbessert.`).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('verbessert')
  expect(await page.getByRole('button', { name: 'Meldung schließen' }).count()).toBe(1)
  expect((await mailsTo(email)).map(({ text }) => text)).toEqual([
    expect.stringContaining('haben die Angaben geändert'),
  ])

  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await row.waitFor()
  expect(await mailsTo(email)).toEqual([])
  await row.getByRole('link', { name }).click()
  await page.getByText('Die neue Nummer ist 030 23125 55.').waitFor()
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
})
