import { namesIn } from '../calls.ts'
import { button, downloaded, press, said } from '../pages.ts'
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
