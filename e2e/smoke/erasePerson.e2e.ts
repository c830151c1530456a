import { look } from '../accessible.ts'
import { server } from '../setup.ts'
import { staffAt } from '../staff.ts'

it('an Admin finds mentions of a person and, after confirmation, erases them from the site', async () => {
  const { page } = await staffAt('admin', '/edit', { viewport: { width: 360, height: 740 } })
  await page.getByRole('link', { name: 'Person löschen' }).click()
  await page.getByLabel('Name', { exact: true }).fill('schmitt ingrid')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await page.getByLabel('Einstellungen der Seite').selectOption('Nur die Person herausnehmen')
  await page.getByLabel('Datei: ingrid-schmitt.svg').selectOption('Ganz löschen')
  const erase = page.getByRole('button', { name: 'Endgültig löschen' })
  expect(await erase.isDisabled()).toBe(true)
  await look(page)
  await page.getByLabel('Tippen Sie zur Bestätigung').fill('schmitt ingrid')
  await erase.click()
  await page.getByText('Gelöscht, an').waitFor()
  expect(await page.getByText('Das ist noch da').count()).toBe(0)
  await page.goto(`${server.url}/contact`)
  expect(await page.getByText('Ingrid Schmitt').count()).toBe(0)
  expect(await page.getByText('Renate Hofmann').count()).toBe(1)
})
