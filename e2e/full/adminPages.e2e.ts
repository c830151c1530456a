import type { Locator, Page } from 'playwright-core'
import { callAs, textOf } from '../calls.ts'
import { absent, link, openAdmin, visitAdmin } from '../pages.ts'
import { storeText } from '../pageText.ts'
import { ownServer } from '../setup.ts'

ownServer()

let page: Page
beforeAll(async () => {
  page = await visitAdmin()
})

interface StoredPage {
  id: string
  name: string
  html: string
}

async function stored(name: string): Promise<StoredPage> {
  const { docs } = await callAs('admin', `/cms/api/pages?depth=0&where[name][equals]=${name}`)
  return docs[0]
}

async function open(name: string): Promise<Locator> {
  await openAdmin(page, `/collections/pages/${(await stored(name)).id}`)
  const text = page.locator('[data-lexical-editor=true]')
  await text.waitFor()
  return text
}

/** Puts the caret after the last letter; the End key goes only to the end of the visible line. */
async function caretAfter(target: Locator): Promise<void> {
  await target.click()
  await target.evaluate((node) => window.getSelection()?.selectAllChildren(node))
  await target.evaluate(() => window.getSelection()?.collapseToEnd())
}

const htmlInForm = () => page.locator('details textarea').inputValue()

async function save(press = () => page.locator('#action-save').click()): Promise<void> {
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await press()
  expect((await saved).status()).toBe(200)
}

it("an administrator's change of the help page appears on the site, and the rest stays unchanged", async () => {
  const before = (await stored('assistance')).html
  const text = await open('assistance')
  await caretAfter(text.getByText('Probieren Sie es in Ruhe aus.'))
  await page.keyboard.type(' Fragen Sie gern.')
  await expect.poll(() => htmlInForm()).toContain('in Ruhe aus. Fragen Sie gern.</p>')
  await save()

  const after = (await stored('assistance')).html
  const withoutSpaces = (html: string) => html.replace(/\s*\n\s*/g, '')
  const wanted = withoutSpaces(before).replace('in Ruhe aus.', 'in Ruhe aus. Fragen Sie gern.')
  expect(withoutSpaces(after)).toBe(wanted)
  expect(await textOf('/help')).toContain('Probieren Sie es in Ruhe aus. Fragen Sie gern.')
})

it.each([
  ['the button', undefined],
  ['Ctrl+S', () => page.keyboard.press('Control+s')],
])('saving with %s right after typing keeps the last letters', async (how, press) => {
  const text = await open('assistance')
  await caretAfter(text.getByText('Probieren Sie es in Ruhe aus.'))
  await page.keyboard.type(' Mit')
  await expect.poll(() => htmlInForm()).toContain(' Mit</p>')
  // Payload passes changes on in an idle callback, which never runs from now on.
  await page.evaluate(() => {
    window.requestIdleCallback = () => 0
  })
  await page.keyboard.type(`: ${how}!`)
  await save(press)
  expect((await stored('assistance')).html).toContain(` Mit: ${how}!</p>`)
  expect(await text.innerText()).toContain(` Mit: ${how}!`)
})

it('a page with content that the editor cannot represent is read-only and names the place to edit it', async () => {
  const html = '<p>zwei <img src="/api/file/alltag.svg" alt="Ein Bild"></p>'
  await storeText('privacy', html)
  await openAdmin(page, `/collections/pages/${(await stored('privacy')).id}`)
  const toEditor = link(page, /Seiten bearbeiten/)
  await toEditor.waitFor()
  expect(await toEditor.getAttribute('href')).toBe('/edit/pages?page=privacy')
  await absent(page.locator('[contenteditable=true]'))
  expect(await page.locator('details textarea').isEditable()).toBe(false)
  const preview = page.frameLocator('iframe[title="Inhalt der Seite"]')
  await preview.getByText('zwei').waitFor()
  const picture = preview.getByAltText('Ein Bild')
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  expect((await stored('privacy')).html).toBe(html)
})
