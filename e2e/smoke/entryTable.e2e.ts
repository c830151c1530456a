import type { Page } from 'playwright-core'
import { look } from '../accessible.ts'
import { addEntry, callAs, listed, namesIn } from '../calls.ts'
import { forgive } from '../complaints.ts'
import { isFocused, open, said } from '../pages.ts'
import { server } from '../setup.ts'
import { visitAs } from '../staff.ts'

const rows = (page: Page) => page.locator('tbody tr')

it('the table finds a number, edits it in its cell, moves and deletes marked rows, by keyboard', async () => {
  const { page } = await visitAs('editor')
  const [entry] = await listed('Apotheken')
  if (!entry) throw new Error('The demo has no pharmacy')
  const phoneNow = async () => (await listed('Apotheken'))[0]?.phone
  const shownAsTyped = entry.phone.replace(/\D/g, '').replace(/^49/, '0')

  await open(page, '/edit/edit_entry')
  await page
    .getByLabel('In dieser Liste suchen')
    .fill(`${shownAsTyped.slice(0, 5)} / ${shownAsTyped.slice(5)}`)
  await said(page, '1 Treffer von')
  const cell = rows(page).getByRole('button', { name: /Telefon ändern/ })
  await cell.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('unsinn')
  await page.keyboard.press('Enter')
  await page.getByText('Bitte geben Sie eine Telefonnummer').first().waitFor()
  await look(page)
  const field = page.getByRole('textbox', { name: 'Telefon', exact: true })
  await field.fill('')
  await callAs('editor', '/api/addEntry', { uuid: entry.uuid, phone: '09521 111' })
  await field.fill('09521 222')
  await page.keyboard.press('Enter')
  await said(page, /editor hat das inzwischen geändert/)
  expect(await phoneNow()).toBe('09521 111')
  await page.getByRole('button', { name: 'Meins speichern' }).click()
  await said(page, `Telefon gespeichert: ${entry.name}`)
  const undo = page.getByRole('button', { name: 'Rückgängig', exact: true })
  await undo.press('Enter')
  await said(page, 'ist wieder, wie es vorher war')
  expect(await phoneNow()).toBe('09521 111')
  await page.getByLabel('In dieser Liste suchen').fill(entry.name)
  for (const number of ['09521 333', '09521 222']) {
    await cell.press('Enter')
    await page.keyboard.type(number)
    await page.keyboard.press('Enter')
    await undo.waitFor()
    await look(page)
    expect(await isFocused(cell)).toBe(true)
    if (number !== '09521 222') await undo.press('Enter')
    await rows(page)
      .getByRole('button', { name: number === '09521 222' ? /^09521 222 – Telefon/ : /^09521 111 – Telefon/ })
      .waitFor()
  }
  await page.getByLabel('In dieser Liste suchen').fill('09521222')
  await rows(page)
    .getByRole('button', { name: /^09521 222 – Telefon ändern/ })
    .waitFor()
  await page.reload()
  await said(page, '1 Treffer von')

  const both = { name: 'Doppelt gut', phone: '09521 333' }
  const uuid = await addEntry({ ...both, category: 'Friseure' })
  await addEntry({ ...both, category: 'Einkaufshilfen' })
  await page.goto(`${server.url}/edit/edit_entry/${uuid}?category=Frueher`)
  await page.locator('#entry-phone').fill('09521 444')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await page.getByRole('dialog').getByText('Doppelt gut, Haßfurt in „Einkaufshilfen“: Telefon').waitFor()
  await look(page)
  await page.getByRole('button', { name: 'Auch dort ändern' }).click()
  await said(page, '1 weiterer Anbieter wurde geändert.')
  expect((await listed('Einkaufshilfen'))[0]?.phone).toBe('09521 444')

  const before = await namesIn('Apotheken')
  await page.goto(`${server.url}/edit/edit_entry?category=Apotheken&sort=-name`)
  await said(page, `${before.length} Anbieter in „Apotheken“`)
  await page.getByLabel('Alle auf dieser Seite markieren').check()
  await page.getByRole('button', { name: 'Angabe ändern …' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Kategorie').selectOption('Friseure')
  await look(page)
  await dialog.getByRole('button', { name: `${before.length} Anbieter ändern` }).click()
  await said(page, /jetzt in „Friseure“/)
  expect(await namesIn('Apotheken')).toEqual([])
  await undo.click()
  await said(page, /stehen wieder unter „Apotheken“/)
  expect(await namesIn('Apotheken')).toEqual(before)

  await page
    .getByRole('checkbox', { name: /^Markieren: / })
    .nth(0)
    .check()
  await page
    .getByRole('checkbox', { name: /^Markieren: / })
    .nth(1)
    .check()
  await page.getByRole('region', { name: 'Markierte' }).getByRole('button', { name: 'Löschen' }).click()
  await dialog.getByRole('button', { name: 'Löschen' }).click()
  await said(page, '2 Anbieter wurden gelöscht.')
  expect(await namesIn('Apotheken')).toHaveLength(before.length - 2)
  await undo.click()
  await said(page, '2 sind wieder, wie sie vorher waren.')
  expect(await namesIn('Apotheken')).toEqual(before)

  await page.getByRole('button', { name: 'Mehr' }).click()
  await page.getByLabel('Mobiltelefon', { exact: true }).check()
  await page.reload()
  await page.getByRole('columnheader', { name: 'Mobiltelefon' }).waitFor()
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  forgive(/40[09]/)
})
