import { look } from '../accessible.ts'
import { onPhone } from '../browser.ts'
import { absent, button, fill, follow, open, press, said } from '../pages.ts'
import { adminAt } from '../staff.ts'

it('an Admin finds mentions of a person and, after confirmation, erases them from the site', async () => {
  const page = await adminAt('/edit', onPhone)
  await follow(page, /Person löschen/)
  await fill(page, 'Name', 'schmitt ingrid')
  await press(page, /Suchen/)
  await page.getByLabel('Einstellungen der Seite').selectOption('Nur die Person herausnehmen')
  await page.getByLabel('Datei: ingrid-schmitt.svg').selectOption('Ganz löschen')
  const erase = button(page, /Endgültig löschen/)
  expect(await erase.isDisabled()).toBe(true)
  await look(page)
  await page.getByLabel('Tippen Sie zur Bestätigung').fill('schmitt ingrid')
  await erase.click()
  await said(page, 'Gelöscht, an')
  await absent(page.getByText('Das ist noch da'))
  await open(page, '/contact')
  await absent(page.getByText('Ingrid Schmitt'))
  expect(await page.getByText('Renate Hofmann').count()).toBe(1)
})
