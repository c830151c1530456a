import { look } from '../accessible.ts'
import { listed, request } from '../calls.ts'
import { button, gone, gotFocus, holds, press, radio, said } from '../pages.ts'
import { editorAt } from '../staff.ts'
import { openRow } from '../tables.ts'
import { literally } from '../texts.ts'

it('a request with few fields replaces only those, and undo works in place', async () => {
  const category = 'Friseure'
  const known = (await listed(category)).find(({ website, phone }) => website !== '' && phone !== '')
  if (!known) throw new Error('The demo needs a hairdresser with website and telephone')
  const { name, street, plz, city } = known
  const email = 'duenn@example.org'
  await request({ category, name, street, plz, city, email, mobile: '030 23125 4' })
  const page = await editorAt('/edit/pending_entries')
  await openRow(page, literally(name))
  await radio(page, /^Mobiltelefon, Angefragt/).waitFor()
  await look(page)

  // Nothing is emptied automatically; emptying a field is confirmed once.
  const row = page.getByRole('row', { name: literally(known.website) })
  expect(await radio(row, 'Bisher').isChecked()).toBe(true)
  await radio(row, 'Angefragt').check()
  await page.locator('details', { hasText: 'Für die Redaktion' }).locator('summary').click()
  const note = page.getByRole('textbox', { name: /Notiz/ })
  await note.fill('Frau Kern ruft zurück.')
  await page.reload()
  await page.getByText('Hier sind sie wieder.').nth(1).waitFor()
  expect(await radio(row, 'Angefragt').isChecked()).toBe(true)
  await holds(note, 'Frau Kern ruft zurück.')
  await look(page)
  await press(page, 'Notiz speichern')
  await gone(button(page, /Notiz speichern/))
  await gotFocus(page.locator('textarea[name=note]'))
  await press(page, '3 Angaben übernehmen')
  const dialog = page.getByRole('dialog', { name: 'Diese Angaben werden geleert' })
  await said(dialog, known.website)
  await look(page)
  await press(page, 'Abbrechen')
  await radio(row, 'Bisher').check()
  await press(page, '2 Angaben übernehmen')
  await said(page, `„${name}“ stand schon im Verzeichnis und hat jetzt diese Angaben.`)
  await look(page)
  const entry = async () => (await listed(category)).find(({ uuid }) => uuid === known.uuid)
  expect(await entry()).toMatchObject({ website: known.website, phone: known.phone, mobile: '030 23125 4' })

  await press(page, 'Rückgängig')
  await said(page, `Die Entscheidung über „${name}“ ist zurückgenommen.`)
  await page.getByRole('row', { name: literally(name) }).waitFor()
  expect(await entry()).toMatchObject({ website: known.website, mobile: known.mobile })
})
