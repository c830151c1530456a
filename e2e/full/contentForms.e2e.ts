import { look } from '../accessible.ts'
import { call, textOf } from '../calls.ts'
import { absent, fill, follow, gone, gotFocus, holds, keys, open, press, said } from '../pages.ts'
import { server } from '../setup.ts'
import { adminAt, editorAt } from '../staff.ts'

const gif = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')
const picture = { name: 'Adventsmarkt.gif', mimeType: 'image/gif', buffer: gif }

it('an Editor writes news with a picture as a draft, publishes them, and finds no markup in the form', async () => {
  const page = await editorAt('/edit/create_news')
  const dialog = page.getByRole('dialog')
  const draft = page.getByLabel(/^Nur als Entwurf speichern/)
  await page.getByLabel('Überschrift').fill('Markt im Advent')
  await fill(page, 'Text', 'Kaffee & Kuchen, 3 < 5.\nwww.markt.example, info@markt.example, Tel. 09521 12345')
  await press(page, 'Bild wählen')
  await look(page)
  await dialog.getByLabel('Bild von diesem Gerät').setInputFiles(picture)
  await dialog.getByLabel('Was ist auf dem Bild zu sehen?').fill('Buden mit Lichtern')
  await press(dialog, /Übernehmen/)
  // Asked once: the form only shows it.
  await said(page.getByRole('group', { name: 'Bild' }), 'Buden mit Lichtern')
  await absent(page.getByLabel(/^Was ist auf dem Bild zu sehen/))
  await gotFocus(page.locator('#news-picture'))
  await draft.check()
  await press(page, 'Entwurf speichern')
  await said(page, 'wurde als Entwurf gespeichert')
  expect(await textOf('/news')).not.toContain('Markt im Advent')

  await open(page, '/edit/edit_news')
  const row = page.getByRole('row', { name: /Markt im Advent/ })
  await said(row, 'Entwurf, nicht öffentlich')
  await follow(row, /Bearbeiten/)
  const text = page.getByLabel('Text', { exact: true })
  await text.waitFor()
  expect(await text.inputValue()).toMatch(/^Kaffee & Kuchen, 3 < 5\.\nwww/)
  await draft.uncheck()
  await press(page, 'Veröffentlichen')
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

  await open(page, '/edit/edit_news')
  const cell = (name: RegExp) => page.getByRole('button', { name }).first()
  await cell(/Überschrift ändern: Markt im Advent/).press('Enter')
  await page.keyboard.type('Markt am Main')
  await page.reload()
  await said(page.locator('tbody'), 'Hier sind sie wieder.')
  await holds(page.locator('tbody input[type=text]'), 'Markt am Main')
  await keys(page, 'Escape')
  await cell(/Datum ändern: Markt im Advent/).press('Enter')
  await page.locator('td input[type=date]').fill('2026-12-05')
  await look(page)
  await keys(page, 'Enter')
  await cell(/^05\.12\.2026/).waitFor()
})

it('files in use name their places, cannot be deleted, and can be replaced; broken ones are refused', async () => {
  const page = await adminAt('/edit/files')
  const dialog = page.getByRole('dialog')
  const row = page.getByRole('row', { name: /Adventsmarkt\.gif/ })
  await said(row, 'Neuigkeit „Markt im Advent“')
  await press(row, /^Löschen/)
  await said(dialog, 'Neuigkeit „Markt im Advent“')
  await look(page)
  await press(dialog, /Schließen/)
  await press(row, /^Ersetzen/)
  await look(page)
  const content = async () =>
    Buffer.from(await (await fetch(`${server.url}/api/file/${picture.name}`)).arrayBuffer())
  const other = Buffer.concat([gif, Buffer.from('more')])
  await dialog.getByLabel('Datei von diesem Computer').setInputFiles({ ...picture, buffer: other })
  await press(dialog, /Ersetzen/)
  await said(page, '„Adventsmarkt.gif“ wurde ersetzt.')
  expect(await content()).toEqual(other)
  await press(page, /Rückgängig/)
  await said(page, '„Adventsmarkt.gif“ ist wieder, wie es vorher war.')
  expect(await content()).toEqual(gif)

  const broken = { name: 'kaputt.jpeg', mimeType: 'image/jpeg', buffer: Buffer.from('half') }
  await page.getByLabel('Datei von diesem Computer').setInputFiles(broken)
  await press(page, 'Hinzufügen')
  await said(page.locator('form'), 'Dieses Bild ist beschädigt')
})

it('discarding the form of a new link creates none; cells refuse a wrong address and offer categories', async () => {
  const page = await editorAt('/edit/edit_links')
  const links = (): Promise<{ name: string; category: string }[]> => call('links')
  const before = await links()
  await press(page, 'Neuer Link')
  await press(page, 'Speichern')
  await said(page, 'Bitte geben Sie einen Namen oder eine Adresse ein.')
  await fill(page, 'Name', 'Nachbarschaftshilfe')
  await press(page, 'Änderungen verwerfen')
  await gone(page.getByText('Nachbarschaftshilfe'))
  expect(await links()).toEqual(before)

  const [{ name, category } = { name: '', category: '' }] = before
  const categoryNow = async () => (await links()).find((one) => one.name === name)?.category
  await page.getByRole('button', { name: `Internet-Adresse ändern: ${name}` }).press('Enter')
  await page.keyboard.type('mailto:a')
  await keys(page, 'Enter')
  await said(page, 'Bitte geben Sie eine Internet-Adresse an')
  await keys(page, 'Escape')
  await page.getByRole('button', { name: `Kategorie ändern: ${name}` }).press('Enter')
  expect(await page.locator('datalist option').count()).toBeGreaterThan(1)
  await page.keyboard.type('Rat und Hilfe')
  await look(page)
  await keys(page, 'Enter')
  await expect.poll(categoryNow).toBe('Rat und Hilfe')
  // The form above has a button of that name, too.
  await press(page.getByRole('status').filter({ hasText: 'Kategorie gespeichert' }).last(), /Rückgängig/)
  await expect.poll(categoryNow).toBe(category)
})
