import type { Locator, Page } from 'playwright-core'
import { look } from '../accessible.ts'
import { boxOf, enlarge } from '../boxes.ts'
import { textOf as pageAt } from '../calls.ts'
import { forgive } from '../complaints.ts'
import { button, gotFocus, isFocused, keys, press, radio, said } from '../pages.ts'
import { noise, openPageText, savePage, storedText, storeText, textOf } from '../pageText.ts'

const tool = (page: Page, name: string) => button(page.getByRole('toolbar'), name)

const paste = (text: Locator, html: string) =>
  text.evaluate((target, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

it('the page editor is left with Tab, arrow keys move between the tools, and buttons and keys undo and redo', async () => {
  const { page, text } = await openPageText('about')
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    )
  await text.focus()
  await keys(page, 'Tab')
  expect(await focused()).toBe('Seite speichern')
  await keys(page, 'Shift+Tab', 'Shift+Tab', 'ArrowRight')
  expect(await focused()).toBe('Fett')

  const [back, again] = ['Letzten Schritt zurücknehmen', 'Schritt wiederholen'].map((name) =>
    tool(page, name),
  )
  const isThere = async () => (await text.textContent())?.includes('Ein Versuch')
  expect(await back?.getAttribute('aria-disabled')).toBe('true')
  await text.press('Control+Home')
  await page.keyboard.type('Ein Versuch ')
  await back?.click()
  expect(await isThere()).toBe(false)
  await again?.click()
  expect([await isThere(), await again?.getAttribute('aria-disabled')]).toEqual([true, 'true'])
  await text.press('Control+z')
  expect(await isThere()).toBe(false)
  await text.press('Control+Shift+z')
  expect(await isThere()).toBe(true)
})

it('the page editor puts the cursor into the first cell of a new table; Tab moves through cells', async () => {
  const { page, text } = await openPageText('imprint')
  await text.press('Control+Home')
  await tool(page, 'Tabelle einfügen').click()
  await press(page.getByRole('dialog'), /Einfügen/)
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.keyboard.type('Erste Zelle')
  const cells = () => text.locator('td').allTextContents()
  const old = (await cells()).length
  await keys(page, 'Tab')
  await page.keyboard.type('Zweite')
  await keys(page, 'Shift+Tab')
  await page.keyboard.type('!')
  for (let i = 1; i < old; i++) await keys(page, 'Tab')
  await page.keyboard.type('Letzte')
  await keys(page, 'Tab')
  await page.keyboard.type('Neue Zeile')
  const now = await cells()
  expect([now.length, ...now.slice(0, 2)]).toEqual([old + 2, 'Erste Zelle!', 'Zweite'])
  expect(now.slice(-3)).toEqual(['Letzte', 'Neue Zeile', ''])
  expect(await page.locator('#page-text-hint').innerText()).toContain('Esc')
  await savePage(page)
  expect(await pageAt('/imprint')).toContain('Neue Zeile')
  await text.locator('td').last().click()
  await keys(page, 'Escape', 'Tab')
  expect(await text.evaluate((one) => one.contains(document.activeElement))).toBe(false)
  expect(await cells()).toHaveLength(old + 2)
})

it('the page editor takes pasted and inserted tables and reports dropped parts', async () => {
  await storeText('about', '')
  const { page, text } = await openPageText('about')
  await tool(page, 'Tabelle einfügen').click()
  await page.getByLabel('Zeilen').fill('2')
  await look(page)
  await press(page.getByRole('dialog'), /Einfügen/)
  await text.focus()
  await page.keyboard.type('Tag')
  await tool(page, 'Tabelle einfügen').click()
  await press(page.getByRole('dialog'), /Zeile darunter einfügen/)
  await text.focus()
  await page.keyboard.type('Montag')
  await keys(page, 'Control+End')
  await paste(
    text,
    '<p><span style="color:#ff0000;font-size:30pt">Rot</span> <span style="color:#9c1c0b">Eigen</span><img src="file:///C:/clip.png"></p>' +
      '<table class="MsoTableGrid"><tr><td colspan="2"><p class="MsoNormal">Preise</p></td></tr>' +
      '<tr><td><p>Kaffee</p><p>Tee</p></td><td><p><b>2 €</b></p></td></tr></table>',
  )
  await said(page, 'Nicht alles ließ sich einfügen')
  await said(page, /^Verbundene Zellen/)
  await said(page, /Bilder, die nur auf dem anderen Gerät liegen/)
  await savePage(page)
  const saved = await storedText('about')
  expect(saved).toContain(
    '<table><thead><tr><th scope="col">Tag</th><th scope="col"><br></th></tr></thead>' +
      '<tbody><tr><td>Montag</td><td><br></td></tr><tr><td><br></td><td><br></td></tr></tbody></table>',
  )
  expect(saved).toContain(
    '<th scope="col">Preise</th><th scope="col"><br></th></tr></thead>' +
      '<tbody><tr><td>Kaffee<br>Tee</td><td><strong>2 €</strong></td></tr></tbody></table>',
  )
  expect(saved).toMatch(/Rot <span style="color: ?(#9c1c0b|rgb\(156, 28, 11\));?">Eigen/)
  expect(saved).not.toContain('<img')
})

it('the page editor marks pictures without alternative text, which is asked for once', async () => {
  const { page, text } = await openPageText('about')
  const notes = () =>
    text.evaluate((root) =>
      [...root.querySelectorAll(':has(> img)')].map((line) => getComputedStyle(line, '::after').content),
    )
  await text.press('Control+Home')
  const dialog = page.getByRole('dialog')
  const alt = dialog.getByLabel('Was ist auf dem Bild zu sehen?')
  const insert = async (description: string) => {
    await tool(page, 'Bild einfügen').click()
    await dialog.getByLabel('Oder Adresse eines Bildes').fill('/api/file/alltag.svg')
    await alt.fill(description)
    await press(dialog, /Einfügen/)
  }
  await insert('')
  await said(dialog, /^Ohne Beschreibung\?/)
  expect(await isFocused(alt)).toBe(true)
  await press(dialog, /Einfügen/)
  await dialog.waitFor({ state: 'hidden' })
  expect(await notes()).toContain('"Bild ohne Beschreibung"')
  await keys(page, 'Control+z')
  await insert('Ein Haus')
  await dialog.waitFor({ state: 'hidden' })
  expect(await notes()).not.toContain('"Bild ohne Beschreibung"')
})

it('the page editor links to own pages, categories, news and files by name, in a centred dialog', async () => {
  const { page, text } = await openPageText('privacy')
  await text.press('Control+Home')
  const dialog = page.getByRole('dialog')
  const find = async (typed: string, name: string) => {
    await tool(page, 'Link einfügen').click()
    await dialog.getByLabel(/^Eigene Seite/).fill(typed)
    await dialog.getByRole('button', { name }).waitFor()
  }
  await find('hilf', 'Hilfe (Seite)')
  const { x, y, right, bottom } = await boxOf(dialog)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(Math.abs(x + right - width)).toBeLessThan(20)
  expect(Math.abs(y + bottom - height)).toBeLessThan(20)
  await look(page)
  await press(dialog, 'Hilfe (Seite)')
  await dialog.waitFor({ state: 'hidden' })
  await page.keyboard.type(' und ')
  await find('friseu', 'Friseure (Kategorie)')
  await keys(page, 'Enter')
  await find('alltag', 'alltag.svg (Datei)')
  await keys(page, 'Escape')
  await savePage(page)
  const html = (await pageAt('/security')).replaceAll(/<\/?strong>/g, '')
  expect(html).toMatch(/<a[^>]* href="\/help"[^>]*>Hilfe<\/a> und <a[^>]* href="\/categories\/list\/Fris/)
})

it('the page editor shows few tools, the others behind one button, also in narrow windows with large letters', async () => {
  const { page } = await openPageText('homepage')
  const toolbar = page.getByRole('toolbar')
  expect(await toolbar.locator('button, select').count()).toBeLessThanOrEqual(12)
  expect((await toolbar.boundingBox())?.height).toBeLessThan(110)
  await enlarge(page, 1.5)
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 740 })
    await textOf(page, 'homepage')
    await tool(page, 'Mehr').click()
    await tool(page, 'Video einfügen').waitFor()
    await look(page)
  }
})

it('the page editor stores a large pasted picture as a file at once and refuses a huge one', async () => {
  const { page, text } = await openPageText('homepage')
  await text.press('Control+Home')
  const pastePicture = async (side: number) => {
    const png = await noise(side, side).png().toBuffer()
    const address = `data:image/png;base64,${png.toString('base64')}`
    await paste(text, `<p>Bild <img alt="Rauschen" src="${address}"></p>`)
  }
  await pastePicture(140)
  await text.locator('img[src^="/api/file/bild"]').waitFor()
  await pastePicture(1530)
  await said(page, /ist mit .* MB zu groß/)
  await page.waitForFunction(() => !document.querySelector('#page-text img[src^="data:image/png"]'))
  await savePage(page)
  const saved = await storedText('homepage')
  expect(saved).toMatch(/<img src="\/api\/file\/bild(-\d+)?\.png" alt="Rauschen">/)
  expect(saved).not.toContain('data:')
})

it('the page editor warns of content it cannot represent, and saves it unchanged', async () => {
  const html = '<blockquote><p>eins</p><p>zwei</p></blockquote>'
  await storeText('privacy', html)
  const { page } = await openPageText('privacy')
  await said(page, 'nicht halten kann')
  await savePage(page)
  expect(await storedText('privacy')).toBe(html)
})

it('the page editor does not overwrite a version that another user saved meanwhile', async () => {
  const { page, text } = await openPageText('assistance')
  await storeText('assistance', '<p>Die andere Version</p>')
  await text.press('Control+Home')
  await page.keyboard.type('Meine ')
  await press(page, /Seite speichern/)
  await gotFocus(page.getByRole('heading', { name: 'Jemand war schneller' }))
  expect(await storedText('assistance')).toBe('<p>Die andere Version</p>')
  expect((await page.locator('mark').allInnerTexts()).join(' ')).toContain('andere')
  await radio(page, /Version von admin/).click()
  await press(page, /So speichern/)
  await expect.poll(() => text.textContent()).toBe('Die andere Version')
  await press(page, 'Rückgängig')
  await expect.poll(() => text.textContent()).toContain('Meine ')
  await press(page, /Seite speichern/)
  await radio(page, /Meine Version/).click()
  await press(page, /So speichern/)
  await said(page, 'Die Seite wurde gespeichert.')
  expect(await storedText('assistance')).toContain('Meine ')
  forgive(/409/)
})
