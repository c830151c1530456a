import type { Page } from 'playwright-core'
import { look } from '../accessible.ts'
import { hold } from '../browser.ts'
import { call, callAs, listed, namesIn } from '../calls.ts'
import { forgive } from '../complaints.ts'
import { absent, follow, holds, isFocused, link, open, press, said } from '../pages.ts'
import { editorAt } from '../staff.ts'
import { openRow } from '../tables.ts'

const undo = (page: Page) => press(page, 'Rückgängig')

it('deleting two links reports one if a colleague has already deleted the other', async () => {
  const page = await editorAt('/edit/edit_links')
  const marks = page.getByRole('checkbox', { name: /^Markieren: / })
  const rows = page.getByRole('row').filter({ has: marks })
  const colleague = await rows.first().getByRole('rowheader').innerText()
  const { uuid } = (await call('links')).find(({ name }: { name: string }) => colleague.includes(name))
  await marks.nth(0).check()
  await marks.nth(1).check()
  await press(page.getByRole('region', { name: 'Markierte' }), /Löschen/)
  const both = page.getByRole('dialog', { name: '2 Links löschen?' })
  await both.waitFor()
  await callAs('editor', `removelink?id=${uuid}`)
  await press(both, /Löschen/)
  await said(page, '1 Link wurde gelöscht.')
  await said(page, 'Es liegt jetzt im Papierkorb.')
  await undo(page)
  await said(page, 'ist wieder da.')
})

it('a saved form is undone at its message, and an earlier version is found in the log and restored, with undo', async () => {
  const [name] = await namesIn('Apotheken')
  const page = await editorAt('/edit/edit_entry?category=Apotheken')
  await follow(page, `Bearbeiten: ${name}`)
  const phone = page.locator('#entry-phone')
  const before = await phone.inputValue()
  const stored = async () => (await listed('Apotheken')).find((one) => one.name === name)?.phone
  await phone.fill('09521 4711')
  await press(page, 'Speichern')
  await said(page, /wurde gespeichert/)
  expect(await stored()).toBe('09521 4711')
  await undo(page)
  await said(page, /ist wieder, wie es vorher war/)
  expect(await stored()).toBe(before)
  await open(page, '/edit/logs')
  // Content that appears above a link would move it from under the pointer.
  const changesCome = await hold(page, /\/api\/versions.*line=/)
  const asked = page.waitForRequest(/\/api\/versions.*line=/)
  await page.getByText('Was wurde geändert?').first().click()
  await asked
  await absent(link(page, /Frühere Versionen/))
  changesCome()
  await follow(page, 'Frühere Versionen')
  await said(page, 'so ist es jetzt')
  await look(page)
  await press(page, /^Diese Version zurückholen/)
  await said(page, /gilt wieder/)
  await undo(page)
  await said(page, 'ist wieder, wie es vorher war.')
})

/** Opens the form of a pharmacy from the table, in a window without drafts. */
async function pharmacyForm(name: string) {
  const page = await editorAt('/edit/edit_entry?category=Apotheken')
  await openRow(page, new RegExp(name), /Bearbeiten/)
  await page.locator('#entry-phone').waitFor()
  return page
}

it('a form lists its errors and removes each corrected one', async () => {
  const page = await pharmacyForm('Quitten-Apotheke')
  await page.locator('#entry-phone').fill('auf Anfrage')
  await page.locator('#entry-plz').fill('97')
  await page.locator('#entry-name').fill('')
  await press(page, 'Speichern')
  const lines = page.locator('main form a[href^="#entry-"]')
  await lines.first().waitFor()
  const targets = () => lines.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(await targets()).toEqual(['#entry-name', '#entry-plz', '#entry-phone'])
  await page.locator('#entry-plz').fill('97437')
  expect(await targets()).toEqual(['#entry-name', '#entry-phone'])
  await absent(page.locator('#entry-plz-error'))
  expect(await isFocused(page.locator('#entry-plz'))).toBe(true)
  await page.locator('#entry-phone').fill('09521 77')
  await page.locator('#entry-name').fill('Quitten-Apotheke')
  expect(await targets()).toEqual([])
})

it('an edit conflict shows the other version; own changes can be discarded', async () => {
  const page = await pharmacyForm('Quitten-Apotheke')
  await page.locator('#entry-phone').fill('09521 77')
  const [entry] = await call('searchFor?searchQuery=Quitten-Apotheke')
  await callAs('admin', 'addEntry', { uuid: entry.uuid, phone: '09521 78' })
  await press(page, 'Speichern')
  const heading = page.getByRole('heading', { name: 'Jemand war schneller' })
  await heading.waitFor()
  expect(await isFocused(heading)).toBe(true)
  await said(page, 'admin hat dies geändert')
  await said(page, 'Version von admin')
  await look(page)
  await press(page, 'Meine Änderungen verwerfen')
  const question = page.getByRole('dialog', { name: 'Meine Änderungen verwerfen?' })
  await said(question, 'Es bleibt, was admin gespeichert hat.')
  await look(page)
  await press(question, /Abbrechen/)
  await press(page, 'Zurück zum Formular')
  await holds(page.locator('#entry-phone'), '09521 77')
  await press(page, 'Speichern')
  await press(page, 'Meine Änderungen verwerfen')
  await press(question, /Verwerfen/)
  await page.waitForURL(/edit_entry\?/)
  forgive(/status of 409/)
})
