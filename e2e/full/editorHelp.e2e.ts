import { look } from '../accessible.ts'
import { namesIn } from '../calls.ts'
import { button, downloaded, follow, link, main, open, press, said } from '../pages.ts'
import { editorAt } from '../staff.ts'

it('all rows can be marked; a CSV download states its rows', async () => {
  const page = await editorAt('/edit/edit_entry')
  await page.getByLabel('Alle auf dieser Seite markieren').check()
  const every = button(page, /^Alle \d+ markieren$/)
  const total = (await every.innerText()).replace(/\D/g, '')
  await every.click()
  await page.getByText(`${total} markiert`, { exact: true }).waitFor()
  await press(page, 'Markierung aufheben')
  await page.getByLabel('Kategorie', { exact: true }).selectOption('Friseure')
  await said(page, / Treffer von /)
  const names = await namesIn('Friseure')
  await press(page, 'Mehr')
  await said(page, `Die Datei enthält, was die Liste zeigt: Friseure, ${names.length} Anbieter.`)
  const { name } = await downloaded(page, () => press(page, /^\d+ Anbieter herunterladen/))
  expect(name).toBe('Friseure.csv')
})

it('staff pages link to help and name a contact, as does the password page', async () => {
  const page = await editorAt('/edit/logs')
  const footer = page.getByRole('contentinfo')
  expect(await link(footer, /09521 6690/).getAttribute('href')).toBe('tel:+4995216690')
  await follow(footer, /So geht das/)
  await page.getByText('Eine Telefonnummer berichtigen').click()
  await page.getByText('In der Tabelle auf die Nummer drücken', { exact: false }).waitFor()
  await look(page)
  await open(page, '/edit/users')
  await said(main(page), 'Erika Muster')
  await open(page, '/new_password')
  await said(main(page), 'Erika Muster')
})
