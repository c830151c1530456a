import type { Page } from 'playwright-core'
import { look, tooWide } from '../accessible.ts'
import { onPhone } from '../browser.ts'
import { addEntry, callAs, firstIn, namesIn } from '../calls.ts'
import { forgive } from '../complaints.ts'
import { button, isFocused, keys, open, press, said } from '../pages.ts'
import { visitAs } from '../staff.ts'

const rows = (page: Page) => page.locator('tbody tr')

it('the table finds a number, edits it in its cell, moves and deletes marked rows, by keyboard', async () => {
  const page = await visitAs('editor')
  const entry = await firstIn('Apotheken')
  const phoneNow = async () => (await firstIn('Apotheken')).phone
  const shownAsTyped = entry.phone.replace(/\D/g, '').replace(/^49/, '0')

  await open(page, '/edit/edit_entry')
  const typed = `${shownAsTyped.slice(0, 5)} / ${shownAsTyped.slice(5)}`
  await page.getByLabel('In dieser Liste suchen').fill(typed)
  await said(page, '1 Treffer von')
  const cell = rows(page).getByRole('button', { name: /Telefon ändern/ })
  await cell.focus()
  await keys(page, 'Enter')
  await page.keyboard.type('unsinn')
  await keys(page, 'Enter')
  await said(page, 'Bitte geben Sie eine Telefonnummer')
  await look(page)
  const field = page.getByRole('textbox', { name: 'Telefon', exact: true })
  await field.fill('')
  await callAs('editor', 'addEntry', { uuid: entry.uuid, phone: '09521 111' })
  await field.fill('09521 222')
  await keys(page, 'Enter')
  await said(page, /editor hat das inzwischen geändert/)
  expect(await phoneNow()).toBe('09521 111')
  await press(page, /Meins speichern/)
  await said(page, `Telefon gespeichert: ${entry.name}`)
  const undo = button(page, 'Rückgängig')
  await undo.press('Enter')
  await said(page, 'ist wieder, wie es vorher war')
  expect(await phoneNow()).toBe('09521 111')
  await page.getByLabel('In dieser Liste suchen').fill(entry.name)
  const change = async (number: string) => {
    await cell.press('Enter')
    await page.keyboard.type(number)
    await keys(page, 'Enter')
    await undo.waitFor()
    await look(page)
    expect(await isFocused(cell)).toBe(true)
  }
  const shows = (number: string) =>
    rows(page)
      .getByRole('button', { name: new RegExp(`^${number} – Telefon`) })
      .waitFor()
  await change('09521 333')
  await undo.press('Enter')
  await shows('09521 111')
  await change('09521 222')
  await page.getByLabel('In dieser Liste suchen').fill('09521222')
  await shows('09521 222')
  await page.reload()
  await said(page, '1 Treffer von')

  const both = { name: 'Doppelt gut', phone: '09521 333' }
  const uuid = await addEntry({ ...both, category: 'Friseure' })
  await addEntry({ ...both, category: 'Einkaufshilfen' })
  await open(page, `/edit/edit_entry/${uuid}`)
  await page.locator('#entry-phone').fill('09521 444')
  await press(page, 'Speichern')
  await said(page.getByRole('dialog'), 'Doppelt gut, Haßfurt in „Einkaufshilfen“: Telefon')
  await press(page, /Auch dort ändern/)
  await said(page, '1 weiterer Anbieter wurde geändert.')

  const before = await namesIn('Apotheken')
  await open(page, '/edit/edit_entry?category=Apotheken&sort=-name')
  await said(page, `${before.length} Anbieter in „Apotheken“`)
  await page.getByLabel('Alle auf dieser Seite markieren').check()
  await press(page, 'Angabe ändern …')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Kategorie').selectOption('Friseure')
  await look(page)
  await press(dialog, `${before.length} Anbieter ändern`)
  await said(page, /jetzt in „Friseure“/)
  expect(await namesIn('Apotheken')).toEqual([])
  await undo.click()
  await said(page, /stehen wieder unter „Apotheken“/)
  expect(await namesIn('Apotheken')).toEqual(before)

  const marks = page.getByRole('checkbox', { name: /^Markieren: / })
  for (const row of [0, 1]) await marks.nth(row).check()
  await press(page.getByRole('region', { name: 'Markierte' }), /Löschen/)
  await press(page.getByRole('dialog', { name: '2 Anbieter löschen?' }), /Löschen/)
  await said(page, '2 Anbieter wurden gelöscht.')
  expect(await namesIn('Apotheken')).toHaveLength(before.length - 2)
  await undo.click()
  await said(page, '2 sind wieder, wie sie vorher waren.')
  expect(await namesIn('Apotheken')).toEqual(before)

  await press(page, /Mehr/)
  await button(page, /^Alle \d+ Anbieter \(CSV\)$/).waitFor()
  await page.getByLabel('Mobiltelefon', { exact: true }).check()
  await page.reload()
  await page.getByRole('columnheader', { name: 'Mobiltelefon' }).waitFor()
  await page.setViewportSize(onPhone.viewport)
  expect(await tooWide(page)).toEqual([])
  forgive(/40[09]/)
})
