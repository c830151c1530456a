import { look, tooWide } from '../accessible.ts'
import { onPhone } from '../browser.ts'
import { addEntry, namesIn } from '../calls.ts'
import { forgive } from '../complaints.ts'
import { button, gone, holds, keys, open, press, said } from '../pages.ts'
import { server } from '../setup.ts'
import { visitAs } from '../staff.ts'

it('finds a duplicate, merges and separates it, and no longer asks about a pair marked as different', async () => {
  const page = await visitAs('editor')
  const twin = { category: 'Apotheken', street: 'Hauptstr. 5a', email: 'a@example.org' }
  const uuids = new Map([['Zwillings-Apotheke', await addEntry({ ...twin, name: 'Zwillings-Apotheke' })]])
  const other = { ...twin, name: 'Zwillings Apotheke e. K.', street: 'Hauptstraße 5 a', phone: '09521 999' }
  uuids.set(other.name, await addEntry({ ...other, email: '' }))
  const names = async () => (await namesIn('Apotheken')).filter((name) => /Zwilling/.test(name))
  const duplicates = ['Zwillings Apotheke e. K.', 'Zwillings-Apotheke']
  const undo = button(page, 'Rückgängig')

  await open(page, '/edit/duplicates')
  const compare = button(page, /^Derselbe: vergleichen – Zwillings/)
  await compare.focus()
  await keys(page, 'Enter')
  await button(page, /Zusammenführen/).waitFor()
  const becomesOf = page.getByText(/liegt danach im Papierkorb/)
  const before = await becomesOf.textContent()
  await press(page, /^Tauschen/)
  const swapped = await becomesOf.textContent()
  await page.reload()
  await said(page, 'Hier sind sie wieder.')
  expect(await becomesOf.textContent()).toBe(swapped)
  await press(page, /Änderungen verwerfen/)
  expect([await becomesOf.textContent(), before === swapped]).toEqual([before, false])
  await look(page)
  await page.setViewportSize(onPhone.viewport)
  expect(await tooWide(page)).toEqual([])
  await press(page, /Zusammenführen/)
  await said(page, /ist in „Zwillings.*aufgegangen/)
  const [survivor = ''] = await names()
  expect(await names()).toEqual([survivor])
  const removed = duplicates.find((name) => name !== survivor) ?? ''
  const later = await page.context().newPage()
  await later.goto(`${server.url}/edit/edit_entry/${uuids.get(removed)}`)
  await later.waitForURL(new RegExp(`/edit/edit_entry/${uuids.get(survivor)}$`))
  await said(later, `ist in „${survivor}“ aufgegangen.`)
  await later.getByRole('heading', { name: 'Anbieter bearbeiten' }).waitFor()
  await holds(later.locator('[name="phone"]'), '09521 999')
  forgive(/404/)
  await later.close()
  await undo.click()
  await said(page, /Es sind wieder zwei Anbieter/)
  expect(await names()).toEqual(duplicates)

  await press(page, /^Ein anderer: beide bleiben – Zwillings/)
  await said(page, /gelten als verschieden/)
  await gone(compare)
  await undo.click()
  await compare.waitFor()
})
