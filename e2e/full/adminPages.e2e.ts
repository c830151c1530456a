import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { adminReady, hold, logInToAdmin, type Visit, visit } from '../browser.ts'
import { browser, ownServer, server } from '../setup.ts'

ownServer()

let admin: Visit

beforeAll(async () => {
  admin = await visit(browser)
  const { page } = admin
  await logInToAdmin(page, server.url)
  await page.getByRole('link', { name: 'Seiten' }).first().waitFor()
})

interface StoredPage {
  id: string
  name: string
  html: string
}

/** Calls Payload's REST API from the page that the administrator has open. */
const payloadRest = (path: string, method = 'GET', body?: object) =>
  admin.page.evaluate(
    async ([path, method, body]) => {
      const headers = { 'Content-Type': 'application/json' }
      const response = await fetch(`/cms/api/pages${path}`, { method, headers, ...(body && { body }) })
      if (!response.ok) throw new Error(`${path} answers ${response.status}`)
      return response.json()
    },
    [path, method, body && JSON.stringify(body)] as const,
  )

async function stored(name: string): Promise<StoredPage> {
  const { docs } = await payloadRest(`?depth=0&where[name][equals]=${name}`)
  return docs[0]
}

async function write(name: string, html: string): Promise<void> {
  await payloadRest(`/${(await stored(name)).id}`, 'PATCH', { html })
}

/** Opens a page in the admin UI for editing its text. */
async function open(name: string): Promise<{ page: Page; text: ReturnType<Page['locator']> }> {
  const { page } = admin
  await page.goto(`${server.url}/admin/collections/pages/${(await stored(name)).id}`)
  const text = page.locator('[data-lexical-editor=true]')
  await text.waitFor()
  return { page, text }
}

/** Puts the caret after the last letter; the End key goes only to the end of the visible line. */
async function caretAfter(target: Locator): Promise<void> {
  await target.click()
  await target.evaluate((node) => window.getSelection()?.selectAllChildren(node))
  await target.evaluate(() => window.getSelection()?.collapseToEnd())
}

const htmlInForm = (page: Page) => page.locator('details textarea').inputValue()

async function save(page: Page, press = () => page.locator('#action-save').click()): Promise<void> {
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await press()
  expect((await saved).status()).toBe(200)
}

const everything = [
  '<h1 class="ql-align-center">Alles</h1>',
  '<p>Ein <strong>fetter</strong>, <em>schräger</em>, <u>unterstrichener</u>, <s>alter</s> Text.</p>',
  '<p><span class="ql-size-large" style="color: #9c1c0b; background-color: #fff3b8;">bunt</span> <span style="color: red;">rot</span></p>',
  '<p class="ql-align-right ql-indent-2">Rechts<br>und darunter</p>',
  '<blockquote>H<sub>2</sub>O und m<sup>2</sup></blockquote>',
  '<ol><li>eins<ul><li>innen</li></ul></li><li class="ql-align-center">zwei</li></ol>',
  '<ul><li data-list="checked">fertig</li><li data-list="unchecked">offen</li></ul>',
  '<p><a href="https://example.org/" target="_blank" rel="noopener noreferrer">Verweis <em>dorthin</em></a></p>',
  '<p>Bild <strong><img src="/api/file/alltag.svg" alt="Ein Bild" width="120"></strong>',
  ' und <img src="https://fremd.example/x.png" alt=""></p>',
  '<iframe class="ql-video ql-align-center" frameborder="0" allowfullscreen="true" src="https://player.vimeo.com/video/123"></iframe>',
  '<p class="ql-align-right" dir="rtl">rtl</p>',
].join('')

it("an administrator's change of the help page appears on the site, and the rest stays unchanged", async () => {
  const before = (await stored('assistance')).html
  const { page, text } = await open('assistance')
  await caretAfter(text.getByText('Probieren Sie es in Ruhe aus.'))
  await page.keyboard.type(' Fragen Sie gern.')
  await expect.poll(() => htmlInForm(page)).toContain('in Ruhe aus. Fragen Sie gern.</p>')
  await save(page)

  const after = (await stored('assistance')).html
  const withoutSpaces = (html: string) => html.replace(/\s*\n\s*/g, '')
  expect(withoutSpaces(after)).toBe(
    withoutSpaces(before).replace('in Ruhe aus.', 'in Ruhe aus. Fragen Sie gern.'),
  )
  const { page: visitor } = await visit(browser)
  await visitor.goto(`${server.url}/help`)
  await visitor.getByText('Probieren Sie es in Ruhe aus. Fragen Sie gern.').waitFor()
})

it.each([
  ['the button', undefined],
  ['Ctrl+S', (page: Page) => page.keyboard.press('Control+s')],
])('who saves with %s right after typing keeps the last letters', async (how, press) => {
  const { page, text } = await open('assistance')
  await caretAfter(text.getByText('Probieren Sie es in Ruhe aus.'))
  await page.keyboard.type(' Mit')
  await expect.poll(() => htmlInForm(page)).toContain(' Mit</p>')
  // Payload passes changes on in an idle callback, which never runs from now on.
  await page.evaluate(() => {
    window.requestIdleCallback = () => 0
  })
  await page.keyboard.type(`: ${how}!`)
  await save(page, press && (() => press(page)))
  expect((await stored('assistance')).html).toContain(` Mit: ${how}!</p>`)
  expect(await text.innerText()).toContain(` Mit: ${how}!`)
})

it('a change keeps everything else that the toolbar of the site can make', async () => {
  await write('about', everything)
  const { page, text } = await open('about')
  await caretAfter(text.getByText('Alles', { exact: true }))
  await page.keyboard.type(' drin')
  await expect.poll(() => htmlInForm(page)).toBe(everything.replace('Alles', 'Alles drin'))
  await save(page)
  expect((await stored('about')).html).toBe(everything.replace('Alles', 'Alles drin'))
  expect(await text.locator('img[alt="Ein Bild"]').count()).toBe(1)
  expect(await text.getByText('Bild von fremd.example').count()).toBe(1)
})

it('saving an unchanged page leaves its HTML identical', async () => {
  const before = (await stored('imprint')).html
  expect(before).toContain('\n')
  const { page, text } = await open('imprint')
  await caretAfter(text.locator('p').first())
  await page.keyboard.type('x')
  await expect.poll(() => htmlInForm(page)).not.toBe(before)
  await page.keyboard.press('Backspace')
  await expect.poll(() => htmlInForm(page)).toBe(before)
  await save(page)
  expect((await stored('imprint')).html).toBe(before)
})

it('a page with content that the editor cannot represent is read-only and names the place to edit it', async () => {
  const html =
    '<blockquote><p>eins</p><p>zwei</p></blockquote><p><img src="/api/file/alltag.svg" alt="Ein Bild"></p>'
  await write('privacy', html)
  const { page } = admin
  await page.goto(`${server.url}/admin/collections/pages/${(await stored('privacy')).id}`)
  const link = page.getByRole('link', { name: /Seiten bearbeiten/ })
  await link.waitFor()
  expect(await link.getAttribute('href')).toBe('/edit/pages?page=privacy')
  expect(await page.locator('[contenteditable=true]').count()).toBe(0)
  expect(await page.locator('details textarea').isEditable()).toBe(false)
  const preview = page.frameLocator('iframe[title="Inhalt der Seite"]')
  await preview.getByText('zwei').waitFor()
  const picture = preview.getByAltText('Ein Bild')
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  expect((await stored('privacy')).html).toBe(html)
})

it('lets an author continue after a colleague has saved the page meanwhile, and marks the differences', async () => {
  await write('about', '<p>Unser Verein hilft gern.</p>')
  // The other tests continue in a page where no request is held.
  const page = await admin.page.context().newPage()
  await page.goto(`${server.url}/admin/collections/pages/${(await stored('about')).id}`)
  await adminReady(page)
  const text = page.locator('[data-lexical-editor=true]')
  await text.waitFor()
  await write('about', '<p>Unser Verein hilft immer.</p>')
  // Payload's own warning would arrive with an answer to the typing and hide ours, so that answer is held.
  const release = await hold(page, /\/admin\//)
  await caretAfter(text.getByText('hilft gern'))
  await page.keyboard.type(' Kommen Sie vorbei.')
  await expect.poll(() => htmlInForm(page)).toContain('vorbei')
  await page.locator('#action-save').click()
  const dialog = page.getByRole('dialog', { name: 'Jemand hat inzwischen gespeichert' })
  await dialog.waitFor()
  release()
  expect(await dialog.getByRole('button').first().innerText()).toBe('Weiterschreiben')
  expect((await dialog.locator('mark').allInnerTexts()).join(' ')).toMatch(/gern.*vorbei.*immer/s)
  expect(await dialog.getByRole('radio', { checked: true }).count()).toBe(0)
  await dialog.getByRole('button', { name: 'Weiterschreiben' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await htmlInForm(page)).toContain('hilft gern. Kommen Sie vorbei.')
  expect((await stored('about')).html).toBe('<p>Unser Verein hilft immer.</p>')

  await page.locator('#action-save').click()
  await dialog.getByRole('radio', { name: 'Ihre Version' }).check()
  await dialog.getByRole('button', { name: 'So speichern' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(async () => (await stored('about')).html).toContain('hilft gern. Kommen Sie vorbei.')
  await page.close()
})
