import { look } from '../accessible.ts'
import { adminReady, onPhone } from '../browser.ts'
import { call } from '../calls.ts'
import { button, follow, headed, press, said } from '../pages.ts'
import { ownServer } from '../setup.ts'
import { adminAt } from '../staff.ts'

ownServer()

it('an Admin finds accounts, mails and erasing on one page, and returns to it from linked pages', async () => {
  const page = await adminAt('/edit', onPhone)
  const area = page.getByRole('region', { name: 'Verwaltung' })
  for (const name of ['Benutzer', 'E-Mails', 'Person löschen', 'Einstellungen', 'Sicherung'])
    await area.getByRole('link', { name }).waitFor()
  await follow(area, /E-Mails/)
  await headed(page, 'E-Mails')
  await said(page, 'Dieser Server verschickt keine E-Mails')
  await look(page)
  await button(page, /Bereiche/).click()
  await follow(page, /Sicherheitsprotokoll/)
  await page.waitForURL(/\/admin\/collections\/security-events/)
  await adminReady(page)
  await follow(page, /Zur Redaktion/)
  await page.waitForURL(/\/edit$/)
})

it('accounts are edited above the table, with drafts kept, and passwords reset', async () => {
  const page = await adminAt('/edit/users')
  await press(page, 'Bearbeiten: editor')
  await page.getByLabel('E-Mail').fill('editor@example.org')
  await page.reload()
  await said(page, 'Hier sind sie wieder.')
  await look(page)
  await press(page, 'Speichern')
  await said(page, 'Benutzer geändert.')
  await page.locator('[aria-label="Bearbeiten: editor"]:focus').waitFor()
  await press(page, 'Passwort zurücksetzen: editor')
  const fresh = page.getByLabel('Neues Passwort')
  await fresh.fill('kurz')
  await press(page, 'Passwort setzen')
  expect(await fresh.getAttribute('aria-invalid')).toBe('true')
  await fresh.fill('ganz anderes Wort')
  await press(page, 'Passwort setzen')
  await said(page, 'Das neue Passwort von editor gilt ab sofort.')
  await call('login', { username: 'editor', password: 'ganz anderes Wort' })
})
