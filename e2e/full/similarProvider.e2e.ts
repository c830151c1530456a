import type { Entry } from '#shared/entry'
import { look } from '../accessible.ts'
import { listed } from '../calls.ts'
import { button, follow, gone, gotFocus, holds, open, press, said } from '../pages.ts'
import { ownServer } from '../setup.ts'
import { visitAs } from '../staff.ts'

ownServer()

it('creating a duplicate provider asks first and links to the existing one', async () => {
  const page = await visitAs('editor')
  const before = await listed('Apotheken')
  const [{ name, uuid, phone }] = before as [Entry]
  await open(page, '/edit/create_entry?category=Apotheken')
  const typed = { name: `${name} e. K.`, street: 'Weg 1', plz: '97437', city: 'Haßfurt' }
  for (const [field, value] of Object.entries(typed)) await page.locator(`#entry-${field}`).fill(value)
  await page.locator('#entry-email').fill('zwilling@example.org')
  const create = button(page, /Anbieter eintragen/)
  await create.click()
  const dialog = page.getByRole('dialog', { name: /Es gibt schon/ })
  await said(dialog, 'Möchten Sie den Anbieter trotzdem eintragen?')
  await look(page)
  await press(dialog, /Zurück zum Formular/)
  await holds(page.locator('#entry-name'), typed.name)
  await create.click()
  await follow(dialog, name)
  await press(page, /Seite verlassen/)
  await page.waitForURL(new RegExp(uuid))
  await page.locator('#entry-phone').waitFor()
  await holds(page.locator('#entry-phone'), phone)
  expect(await listed('Apotheken')).toHaveLength(before.length)

  // Who comes back enters it nevertheless.
  await open(page, '/edit/create_entry?category=Apotheken')
  await said(page, 'Hier sind sie wieder.')
  await create.click()
  await press(dialog, /Trotzdem eintragen/)
  await said(page.getByRole('status'), typed.name)
  await press(page, /Meldung schließen/)
  await gone(page.getByRole('link', { name: 'Noch etwas ändern' }))
  await gotFocus(page.getByRole('heading', { level: 1 }))
  expect(await listed('Apotheken')).toHaveLength(before.length + 1)
})
