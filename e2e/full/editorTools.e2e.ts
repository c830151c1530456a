import type { Page } from 'playwright-core'
import { look } from '../accessible.ts'
import { textOf } from '../calls.ts'
import { isFocused, press, said } from '../pages.ts'
import { openPageText, savePage } from '../pageText.ts'

const tool = (page: Page, name: string) =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true })

const saved = async (page: Page, path: string) => {
  await savePage(page)
  return textOf(path)
}

describe('the page editor', () => {
  it('undoes and redoes steps by buttons and keys', async () => {
    const { page, text } = await openPageText('about')
    expect(await tool(page, 'Letzten Schritt zurücknehmen').getAttribute('aria-disabled')).toBe('true')
    await text.press('Control+Home')
    await page.keyboard.type('Ein Versuch ')
    await tool(page, 'Letzten Schritt zurücknehmen').click()
    expect(await text.textContent()).not.toContain('Ein Versuch')
    await tool(page, 'Schritt wiederholen').click()
    expect(await text.textContent()).toContain('Ein Versuch')
    expect(await tool(page, 'Schritt wiederholen').getAttribute('aria-disabled')).toBe('true')
    await text.press('Control+z')
    expect(await text.textContent()).not.toContain('Ein Versuch')
    await text.press('Control+Shift+z')
    expect(await text.textContent()).toContain('Ein Versuch')
  })

  it('puts the cursor into the first cell of a new table; Tab moves through cells', async () => {
    const { page, text } = await openPageText('imprint')
    await text.press('Control+Home')
    await tool(page, 'Tabelle einfügen').click()
    await press(page.getByRole('dialog'), /Einfügen/)
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.keyboard.type('Erste Zelle')
    expect(await text.locator('td').first().textContent()).toBe('Erste Zelle')
    const cells = () => text.locator('td').allTextContents()
    const old = (await cells()).length
    await page.keyboard.press('Tab')
    await page.keyboard.type('Zweite')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.type('!')
    for (let i = 1; i < old; i++) await page.keyboard.press('Tab')
    await page.keyboard.type('Letzte')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Neue Zeile')
    const now = await cells()
    expect(now).toHaveLength(old + 2)
    expect(now.slice(0, 2)).toEqual(['Erste Zelle!', 'Zweite'])
    expect(now.slice(-3)).toEqual(['Letzte', 'Neue Zeile', ''])
    expect(await page.locator('#page-text-hint').innerText()).toContain('Esc')
    expect(await saved(page, '/imprint')).toContain('Neue Zeile')
    await text.locator('td').last().click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    expect(await text.evaluate((one) => one.contains(document.activeElement))).toBe(false)
    expect(await cells()).toHaveLength(old + 2)
  })

  it('marks pictures without alternative text', async () => {
    const { page, text } = await openPageText('about')
    const noted = () =>
      text.evaluate((root) =>
        [...root.querySelectorAll(':has(> img)')].map((line) => getComputedStyle(line, '::after').content),
      )
    await text.press('Control+Home')
    const insert = async (alt: string) => {
      await tool(page, 'Bild einfügen').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Oder Adresse eines Bildes').fill('/api/file/alltag.svg')
      await dialog.getByLabel('Was ist auf dem Bild zu sehen?').fill(alt)
      await press(dialog, /Einfügen/)
      if (alt === '') {
        // It is asked for, once.
        await said(dialog, /^Ohne Beschreibung\?/)
        expect(await isFocused(dialog.getByLabel('Was ist auf dem Bild zu sehen?'))).toBe(true)
        await press(dialog, /Einfügen/)
      }
      await dialog.waitFor({ state: 'hidden' })
    }
    await insert('')
    expect(await noted()).toContain('"Bild ohne Beschreibung"')
    await page.keyboard.press('Control+z')
    await insert('Ein Haus')
    expect(await noted()).not.toContain('"Bild ohne Beschreibung"')
  })

  it('links to own pages, categories, news and files by name, in a centred dialog', async () => {
    const { page, text } = await openPageText('privacy')
    await text.press('Control+Home')
    const link = async (typed: string, name: string | RegExp) => {
      await tool(page, 'Link einfügen').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(/^Eigene Seite/).fill(typed)
      await dialog.getByRole('button', { name }).waitFor()
      return dialog
    }
    const dialog = await link('hilf', 'Hilfe (Seite)')
    const { x = 0, y = 0, width = 0, height = 0 } = (await dialog.boundingBox()) ?? {}
    const size = page.viewportSize() ?? { width: 0, height: 0 }
    expect(Math.abs(x + width / 2 - size.width / 2)).toBeLessThan(10)
    expect(Math.abs(y + height / 2 - size.height / 2)).toBeLessThan(10)
    await look(page)
    await press(dialog, 'Hilfe (Seite)')
    await dialog.waitFor({ state: 'hidden' })
    await page.keyboard.type(' und ')
    await link('friseu', 'Friseure (Kategorie)')
    await page.keyboard.press('Enter')
    await link('alltag', 'alltag.svg (Datei)')
    await page.keyboard.press('Escape')
    const html = (await saved(page, '/security')).replaceAll(/<\/?strong>/g, '')
    expect(html).toMatch(/<a[^>]* href="\/help"[^>]*>Hilfe<\/a> und <a[^>]* href="\/categories\/list\/Fris/)
  })

  it('shows few tools, the others behind one button, also in narrow windows with large letters', async () => {
    const { page } = await openPageText('homepage')
    const controls = page.getByRole('toolbar').locator('button, select')
    expect(await controls.count()).toBeLessThanOrEqual(12)
    const heightOf = async () => (await page.getByRole('toolbar').boundingBox())?.height ?? 0
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await heightOf()).toBeLessThan(110)
    await page.evaluate(() => localStorage.setItem('scalingFactor', '1.5'))
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 740 })
      await page.reload()
      await page.getByRole('textbox', { name: /^Text der Seite/ }).waitFor()
      await tool(page, 'Mehr').click()
      await tool(page, 'Video einfügen').waitFor()
      await look(page)
    }
  })
})
