import { visitAt } from '../pages.ts'
import { onlyReads, server } from '../setup.ts'

onlyReads()

it('logging in leads to the hub and out again; a wrong password says so', async () => {
  const { page } = await visitAt('/edit')
  await page.waitForURL(/\/login/)
  await page.getByLabel('Benutzername').fill('editor')
  await page.getByLabel('Passwort', { exact: true }).fill('falsch-falsch')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').first().waitFor()
  await page.getByLabel('Passwort', { exact: true }).fill('editor-demo')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/edit$/)
  await page
    .getByRole('main')
    .getByText(/editor/)
    .first()
    .waitFor()
  await page.getByRole('link', { name: 'Abmelden' }).first().click()
  await page.waitForURL(/\/login/)
  await page.goto(`${server.url}/edit`)
  await page.waitForURL(/\/login/)
})
