import { forgive } from '../complaints.ts'
import { follow, isFocused, press, said } from '../pages.ts'
import { openPageText, savePage, storedText, storeText, textOf } from '../pageText.ts'
import { server } from '../setup.ts'
import { staffAt } from '../staff.ts'

it('asks which page to edit', async () => {
  const { page } = await staffAt('admin', '/edit')
  await page.goto(`${server.url}/edit/pages`)
  await said(page, 'Bitte eine Seite wählen.')
  const names = await page.getByLabel('Seite', { exact: true }).getByRole('option').allTextContents()
  expect(names.slice(1)).toEqual(['Startseite', 'Über uns', 'Datenschutz', 'Impressum', 'Hilfe'])
})

it('Tab leaves the text, and arrow keys move between the tools', async () => {
  const { page, text } = await openPageText('homepage')
  await text.focus()
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    )
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('Seite speichern')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT')
  await page.keyboard.press('ArrowRight')
  expect(await focused()).toBe('Fett')
})

it('unsaved text survives a reload, and leaving asks first', async () => {
  const { page, text } = await openPageText('imprint')
  await text.press('Control+Home')
  await page.keyboard.type('Entwurf ')
  await page.reload({ waitUntil: 'commit' }).catch(() => {})
  await said(page, 'Hier sind sie wieder')
  expect(await text.textContent()).toContain('Entwurf ')
  await follow(page, /Redaktion/)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Abbrechen' })
    .or(page.getByRole('dialog').getByRole('button').first())
    .first()
    .click()
  expect(page.url()).toContain('/edit/pages')
  await press(page, /Änderungen verwerfen/)
  expect(await text.textContent()).not.toContain('Entwurf ')
  await press(page, 'Rückgängig')
  expect(await text.textContent()).toContain('Entwurf ')
  await press(page, /Änderungen verwerfen/)
  expect(await text.textContent()).not.toContain('Entwurf ')
  expect(await storedText('imprint')).not.toContain('Entwurf')
})

it('stores a large pasted picture as a file at once and refuses a huge one', async () => {
  const { page, text } = await openPageText('homepage')
  await text.press('Control+Home')
  const paste = (bytes: number) =>
    text.evaluate((target, size) => {
      // A picture of noise, because it compresses to a predictable size.
      const side = Math.ceil(Math.sqrt(size / 3))
      const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
      const context = canvas.getContext('2d') as CanvasRenderingContext2D
      const pixels = context.createImageData(side, side)
      for (let i = 0; i < pixels.data.length; i++) pixels.data[i] = i % 4 === 3 ? 255 : Math.random() * 256
      context.putImageData(pixels, 0, 0)
      const data = new DataTransfer()
      data.setData('text/html', `<p>Bild <img alt="Rauschen" src="${canvas.toDataURL('image/png')}"></p>`)
      const event = { clipboardData: data, bubbles: true, cancelable: true }
      target.dispatchEvent(new ClipboardEvent('paste', event))
    }, bytes)
  await paste(60_000)
  await text.locator('img[src^="/api/file/bild"]').waitFor()
  await paste(7_000_000)
  await said(page, /ist mit .* MB zu groß/)
  await page.waitForFunction(() => !document.querySelector('#page-text img[src^="data:image/png"]'))
  await savePage(page)
  const saved = await storedText('homepage')
  expect(saved).toMatch(/<img src="\/api\/file\/bild(-\d+)?\.png" alt="Rauschen">/)
  expect(saved).not.toContain('data:')
})

it('warns of content the editor cannot represent, and saves it unchanged', async () => {
  const html = '<blockquote><p>eins</p><p>zwei</p></blockquote>'
  await storeText('privacy', html)
  const { page } = await staffAt('admin', '/edit')
  await textOf(page, 'privacy')
  await said(page, 'nicht halten kann')
  await savePage(page)
  expect(await storedText('privacy')).toBe(html)
})

it('does not overwrite a version that another user saved meanwhile', async () => {
  const { page, text } = await openPageText('assistance')
  await storeText('assistance', '<p>Die andere Version</p>')
  await text.press('Control+Home')
  await page.keyboard.type('Meine ')
  await press(page, /Seite speichern/)
  const heading = page.getByRole('heading', { name: 'Jemand war schneller' })
  await heading.waitFor()
  expect(await isFocused(heading)).toBe(true)
  expect(await storedText('assistance')).toBe('<p>Die andere Version</p>')
  // Words in only one version are marked; nothing is chosen for the user.
  expect((await page.locator('mark').allInnerTexts()).join(' ')).toContain('andere')
  await press(page, /So speichern/)
  await said(page, 'Bitte wählen Sie eine der beiden Versionen.')
  await press(page, /Zurück zum Formular/)
  await expect.poll(() => text.textContent()).toContain('Meine ')
  await press(page, /Seite speichern/)
  // After taking the other version, the user can restore their own.
  await page.getByRole('radio', { name: /Version von admin/ }).click()
  await press(page, /So speichern/)
  await expect.poll(() => text.textContent()).toBe('Die andere Version')
  await press(page, 'Rückgängig')
  await expect.poll(() => text.textContent()).toContain('Meine ')
  await press(page, /Seite speichern/)
  await page.getByRole('radio', { name: /Meine Version/ }).click()
  await press(page, /So speichern/)
  await said(page, 'Die Seite wurde gespeichert.')
  expect(await storedText('assistance')).toContain('Meine ')
  forgive(/409/)
})
