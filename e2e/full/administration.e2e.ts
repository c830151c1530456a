import { routes } from '@directory/shared/routes'
import { look } from '../accessible.ts'
import { adminReady } from '../browser.ts'
import { call } from '../calls.ts'
import { ownServer, server } from '../setup.ts'
import { staffAt } from '../staff.ts'

ownServer()

it('an Admin finds accounts, mails and erasing on one page, and returns to it from linked pages', async () => {
  const { page } = await staffAt('admin', '/edit', { viewport: { width: 360, height: 740 } })
  const area = page.getByRole('region', { name: 'Verwaltung' })
  for (const name of ['Benutzer', 'E-Mails', 'Person löschen', 'Einstellungen', 'Sicherung'])
    await area.getByRole('link', { name }).waitFor()
  await area.getByRole('link', { name: 'E-Mails' }).click()
  await page.getByRole('heading', { level: 1, name: 'E-Mails' }).waitFor()
  await page.getByText('Dieser Server verschickt keine E-Mails').first().waitFor()
  await look(page)
  await page.getByRole('button', { name: 'Bereiche' }).click()
  const tabs = page.getByRole('list', { name: 'Verwaltung' })
  await tabs.getByRole('link', { name: 'Benutzer' }).click()
  await page.getByRole('heading', { level: 1, name: 'Benutzer' }).waitFor()
  await look(page)

  await page.getByRole('button', { name: 'Bereiche' }).click()
  await page.getByRole('link', { name: 'Sicherheitsprotokoll' }).click()
  await page.waitForURL(/\/admin\/collections\/security-events/)
  await adminReady(page)
  await page.getByRole('link', { name: 'Zur Redaktion' }).click()
  await page.waitForURL(/\/edit$/)

  await page.goto(server.url + routes.erasePerson.path)
  await page.getByRole('heading', { level: 1, name: 'Person löschen' }).waitFor()
  await page.goto(`${server.url}/admin`)
  await adminReady(page)
  await page.getByRole('heading', { name: 'Sicherung' }).waitFor()
  expect(await page.getByRole('link', { name: /Postausgang|Person löschen/ }).count()).toBe(0)
})

it('accounts are edited above the table, with drafts kept, and passwords reset', async () => {
  const { page } = await staffAt('admin', '/edit/users')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await press('Bearbeiten: editor')
  await page.getByLabel('E-Mail').fill('editor@example.org')
  await page.reload()
  await page.getByText('Hier sind sie wieder.').waitFor()
  await look(page)
  await press('Speichern')
  await page.getByText('Benutzer geändert.').first().waitFor()
  await page.locator('[aria-label="Bearbeiten: editor"]:focus').waitFor()
  await press('Passwort zurücksetzen: editor')
  const fresh = page.getByLabel('Neues Passwort')
  await fresh.fill('kurz')
  await press('Passwort setzen')
  expect(await fresh.getAttribute('aria-invalid')).toBe('true')
  await fresh.fill('ganz anderes Wort')
  await press('Passwort setzen')
  await page.getByText('Das neue Passwort von editor gilt ab sofort.').first().waitFor()
  await call('/api/login', { username: 'editor', password: 'ganz anderes Wort' })
})
