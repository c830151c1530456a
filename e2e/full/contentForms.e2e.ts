import type { Page } from 'playwright-core'
import { look } from '../accessible.ts'
import { call, textOf } from '../calls.ts'
import { fill, follow, press, said } from '../pages.ts'
import { server } from '../setup.ts'
import { staffAt } from '../staff.ts'

const gif = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')
const picture = { name: 'Adventsmarkt.gif', mimeType: 'image/gif', buffer: gif }

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first()
const dialog = (page: Page) => page.getByRole('dialog')

it('an Editor writes news with a picture as a draft, publishes them, and finds no markup in the form', async () => {
  const { page } = await staffAt('editor', '/edit/create_news')
  await page.getByLabel('Überschrift').fill('Markt im Advent')
  await fill(page, 'Text', 'Kaffee & Kuchen, 3 < 5.\nwww.markt.example, info@markt.example, Tel. 09521 12345')
  await button(page, 'Bild wählen').click()
  await look(page)
  await dialog(page).getByLabel('Bild von diesem Gerät').setInputFiles(picture)
  await dialog(page).getByLabel('Was ist auf dem Bild zu sehen?').fill('Buden mit Lichtern')
  await press(dialog(page), /Übernehmen/)
  // Asked once: the form only shows it.
  await said(page.getByRole('group', { name: 'Bild' }), 'Buden mit Lichtern')
  expect(await page.getByLabel(/^Was ist auf dem Bild zu sehen/).count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('news-picture')
  await page.getByLabel(/^Nur als Entwurf speichern/).check()
  await button(page, 'Entwurf speichern').click()
  await said(page, 'wurde als Entwurf gespeichert')
  expect(await textOf('/news')).not.toContain('Markt im Advent')

  await page.goto(`${server.url}/edit/edit_news`)
  const row = page.getByRole('row', { name: /Markt im Advent/ })
  await said(row, 'Entwurf, nicht öffentlich')
  await follow(row, /Bearbeiten/)
  const text = page.getByLabel('Text', { exact: true })
  await text.waitFor()
  expect(await text.inputValue()).toMatch(/^Kaffee & Kuchen, 3 < 5\.\nwww/)
  await page.getByLabel(/^Nur als Entwurf speichern/).uncheck()
  await button(page, 'Veröffentlichen').click()
  await said(page, 'wurde veröffentlicht')
  const news = await textOf('/news')
  for (const newsPiece of [
    'Kaffee &amp; Kuchen, 3 &lt; 5.',
    'href="https://www.markt.example"',
    'href="mailto:info@markt.example"',
    'href="tel:+49952112345"',
    'src="/api/file/Adventsmarkt.gif" alt="Buden mit Lichtern"',
  ])
    expect(news).toContain(newsPiece)

  await page.goto(`${server.url}/edit/edit_news`)
  await button(page, /Überschrift ändern: Markt im Advent/).press('Enter')
  await page.keyboard.type('Markt am Main')
  await page.reload()
  await said(page.locator('tbody'), 'Hier sind sie wieder.')
  expect(await page.locator('tbody input[type=text]').inputValue()).toBe('Markt am Main')
  await page.locator('tbody input[type=text]').press('Enter')
  await button(page, 'Rückgängig').press('Enter')
  await button(page, /Datum ändern: Markt im Advent/).press('Enter')
  await page.locator('td input[type=date]').fill('2026-12-05')
  await look(page)
  await page.keyboard.press('Enter')
  await button(page, /^05\.12\.2026/).waitFor()
})

it('the page editor takes pasted and inserted tables and reports dropped parts', async () => {
  const { page } = await staffAt('admin', '/edit/pages?page=about')
  const text = page.getByRole('textbox', { name: /^Text der Seite/ })
  await text.waitFor()
  await text.focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
  await button(page, 'Tabelle einfügen').click()
  await dialog(page).getByLabel('Zeilen').fill('2')
  await look(page)
  await press(dialog(page), /Einfügen/)
  await text.focus()
  await page.keyboard.type('Tag')
  await button(page, 'Tabelle einfügen').click()
  await press(dialog(page), /Zeile darunter einfügen/)
  await text.focus()
  await page.keyboard.type('Montag')
  await page.keyboard.press('Control+End')
  await text.evaluate((node) => {
    const data = new DataTransfer()
    data.setData(
      'text/html',
      '<html><body><table class="MsoTableGrid"><tr><td colspan="2"><p class="MsoNormal">Preise</p></td></tr>' +
        '<tr><td><p>Kaffee</p><p>Tee</p></td><td><p><b>2 €</b></p></td></tr></table></body></html>',
    )
    node.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await said(page, 'Nicht alles ließ sich einfügen')
  await said(page, /^Verbundene Zellen/)
  await button(page, 'Seite speichern').click()
  await said(page, 'Die Seite wurde gespeichert.')
  const { content } = await call('getHtml?name=about')
  expect(content).toContain(
    '<table><thead><tr><th scope="col">Tag</th><th scope="col"><br></th></tr></thead>' +
      '<tbody><tr><td>Montag</td><td><br></td></tr><tr><td><br></td><td><br></td></tr></tbody></table>',
  )
  expect(content).toContain(
    '<th scope="col">Preise</th><th scope="col"><br></th></tr></thead>' +
      '<tbody><tr><td>Kaffee<br>Tee</td><td><strong>2 €</strong></td></tr></tbody></table>',
  )
})

it('files in use name their places, cannot be deleted, and can be replaced', async () => {
  const { page } = await staffAt('admin', '/edit/files')
  const row = page.getByRole('row', { name: /Adventsmarkt\.gif/ })
  await said(row, 'Neuigkeit „Markt im Advent“')
  await press(row, /^Löschen/)
  await said(dialog(page), 'Neuigkeit „Markt im Advent“')
  await look(page)
  await press(dialog(page), /Schließen/)
  await press(row, /^Ersetzen/)
  await look(page)
  const other = Buffer.concat([gif, Buffer.from('more')])
  const file = { ...picture, name: 'neu.gif', buffer: other }
  await dialog(page).getByLabel('Datei von diesem Computer').setInputFiles(file)
  await press(dialog(page), /Ersetzen/)
  await said(page, '„Adventsmarkt.gif“ wurde ersetzt.')
  const now = await fetch(`${server.url}/api/file/Adventsmarkt.gif`)
  expect(Buffer.from(await now.arrayBuffer()).equals(other)).toBe(true)
  await press(page, /Rückgängig/)
  await said(page, '„Adventsmarkt.gif“ ist wieder, wie es vorher war.')
  const again = await fetch(`${server.url}/api/file/Adventsmarkt.gif`)
  expect(Buffer.from(await again.arrayBuffer()).equals(gif)).toBe(true)
})

it('discarding the form of a new link creates none', async () => {
  const { page } = await staffAt('editor', '/edit/edit_links')
  const links = async () => (await call('links')).length
  const before = await links()
  await button(page, 'Neuer Link').click()
  await button(page, 'Speichern').click()
  await said(page, 'Bitte geben Sie einen Namen oder eine Adresse ein.')
  await fill(page, 'Name', 'Nachbarschaftshilfe')
  await button(page, 'Änderungen verwerfen').click()
  await page.getByText('Nachbarschaftshilfe').waitFor({ state: 'detached' })
  expect(await links()).toBe(before)

  const [{ name, category }] = await call('links')
  const categoryOf = async () =>
    (await call('links')).find((one: { name: string }) => one.name === name).category
  await page.getByRole('button', { name: `Internet-Adresse ändern: ${name}` }).press('Enter')
  await page.keyboard.type('mailto:a')
  await page.keyboard.press('Enter')
  await said(page, 'Bitte geben Sie eine Internet-Adresse an')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Kategorie ändern: ${name}` }).press('Enter')
  expect(await page.locator('datalist option').count()).toBeGreaterThan(1)
  await page.keyboard.type('Rat und Hilfe')
  await look(page)
  await page.keyboard.press('Enter')
  await expect.poll(categoryOf).toBe('Rat und Hilfe')
  // The form above has a button of that name, too.
  const message = page.getByRole('status').filter({ hasText: 'Kategorie gespeichert' })
  await press(message.last(), /Rückgängig/)
  await expect.poll(categoryOf).toBe(category)
})
