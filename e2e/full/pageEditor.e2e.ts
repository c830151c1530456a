import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { type Visit, visit } from '../browser.ts'
import { browser, server } from '../setup.ts'

async function ask(path: string, token = '', body?: object) {
  const response = await fetch(server.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`)
  return (await response.json()) as Record<string, string>
}
const logIn = async (username: string) =>
  (await ask('/api/login', '', { username, password: `${username}-demo` })).access_token ?? ''

async function asStaff(username = 'admin'): Promise<Visit> {
  const token = await logIn(username)
  const visitor = await visit(browser)
  await visitor.context.addInitScript((value) => localStorage.setItem('access_token', value), token)
  return visitor
}

async function open(page: Page, name: string) {
  await page.goto(`${server.url}/edit/pages?page=${name}`)
  const text = page.getByRole('textbox', { name: /^Text der Seite/ })
  await text.waitFor()
  return text
}

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Seite speichern' }).click()
  await page.getByText('Die Seite wurde gespeichert.').first().waitFor()
}
const source = async (name: string) =>
  (await ask(`/api/getHtml?name=${name}`, await logIn('admin'))).content ?? ''
const write = async (name: string, html: string) =>
  ask(`/api/saveHtml?name=${name}`, await logIn('admin'), { html })

it('asks which page to edit, and is only for administrators', async () => {
  const { page } = await asStaff()
  await page.goto(`${server.url}/edit/pages`)
  await page.getByText('Bitte eine Seite wählen.').waitFor()
  const names = await page.getByLabel('Seite', { exact: true }).getByRole('option').allTextContents()
  expect(names.slice(1)).toEqual(['Startseite', 'Über uns', 'Datenschutz', 'Impressum', 'Hilfe'])

  const { page: other } = await asStaff('editor')
  await other.goto(`${server.url}/edit/pages?page=about`)
  await other.getByRole('heading', { level: 1 }).waitFor()
  expect(await other.getByRole('toolbar').count()).toBe(0)
})

it('writes with every tool, by keyboard, and what was saved is what comes back', async () => {
  await write('about', '')
  const { page, complaints } = await asStaff()
  const text = await open(page, 'about')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await press('Mehr')
  const choose = (label: string, option: string) =>
    page.getByRole('toolbar').getByLabel(label, { exact: true }).selectOption({ label: option })
  const line = async (words: string, make: () => Promise<unknown>) => {
    await text.focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(words)
    await page.keyboard.press('Shift+Home')
    await make()
    await text.focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await press('Formatierung entfernen')
  }
  for (const n of [1, 2, 3, 4, 5, 6]) await line(`Titel ${n}`, () => choose('Absatzart', `Überschrift ${n}`))
  for (const size of ['Klein', 'Groß', 'Sehr groß']) await line(size, () => choose('Schriftgröße', size))
  for (const mark of ['Fett', 'Kursiv', 'Unterstrichen', 'Durchgestrichen', 'Zitat'])
    await line(mark, () => press(mark))
  for (const kind of ['Liste mit Zahlen', 'Liste mit Punkten', 'Liste zum Abhaken'])
    await line(kind, () => press(kind))
  await line('Einzug', async () => {
    for (let i = 0; i < 9; i++) await press('Weiter einrücken')
    await press('Weniger einrücken')
  })
  await line('rechts', () => press('Von rechts nach links'))
  await line('rot', () => choose('Schriftfarbe', 'Rot'))
  await line('gelb', () => choose('Hintergrund', 'Gelb'))
  for (const align of ['Mitte', 'Rechts', 'Blocksatz']) await line(align, () => choose('Ausrichtung', align))
  await line('info@example.org', async () => {
    await press('Link einfügen')
    expect(await page.getByLabel('Adresse', { exact: true }).inputValue()).toBe('mailto:info@example.org')
    await page.keyboard.press('Enter')
  })
  await press('Video einfügen')
  await page.getByLabel('Adresse des Videos').fill('https://www.youtube.com/watch?v=abc')
  await page.keyboard.press('Enter')
  await save(page)

  const saved = await source('about')
  for (const piece of [
    ...[1, 2, 3, 4, 5, 6].map((n) => `<h${n}>Titel ${n}</h${n}>`),
    '<p><span class="ql-size-small">Klein</span></p>',
    '<p><span class="ql-size-huge">Sehr groß</span></p>',
    '<p><strong>Fett</strong></p><p><em>Kursiv</em></p><p><u>Unterstrichen</u></p><p><s>Durchgestrichen</s></p>',
    '<blockquote>Zitat</blockquote>',
    '<ol><li>Liste mit Zahlen</li></ol><ul><li>Liste mit Punkten</li><li data-list="unchecked">Liste zum Abhaken</li></ul>',
    '<p class="ql-indent-7">Einzug</p>',
    '<p class="ql-align-right" dir="rtl">rechts</p>',
    '<p><span style="color: #9c1c0b;">rot</span></p><p><span style="background-color: #fff3b8;">gelb</span></p>',
    '<p class="ql-align-center">Mitte</p><p class="ql-align-right">Rechts</p><p class="ql-align-justify">Blocksatz</p>',
    '<a href="mailto:info@example.org">info@example.org</a>',
    'src="https://www.youtube-nocookie.com/embed/abc"></iframe>',
  ])
    expect(saved).toContain(piece)

  await page.getByRole('button', { name: 'Vorschau' }).click()
  const preview = page.getByRole('region', { name: 'Vorschau' })
  await preview.getByRole('button', { name: /www\.youtube-nocookie\.com/ }).waitFor()
  expect(await preview.getByRole('heading', { level: 3, name: 'Titel 3' }).count()).toBe(1)

  await open(page, 'about')
  expect(await page.getByText('nicht halten kann').count()).toBe(0)
  await save(page)
  expect(await source('about')).toBe(saved)
  // Changed and changed back: the editor writes the same HTML again.
  const again = await open(page, 'about')
  await again.press('Control+Home')
  await page.keyboard.type('x')
  await save(page)
  await page.keyboard.press('Shift+Tab')
  await again.press('Control+Home')
  await page.keyboard.press('Delete')
  await save(page)
  expect(await source('about')).toBe(saved)
  expect(complaints).toEqual([])
})

it('gives the Tab key to the page, and the arrow keys to the tools', async () => {
  const { page } = await asStaff()
  const text = await open(page, 'homepage')
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

it('keeps what was not saved over a reload and asks before leaving', async () => {
  const { page } = await asStaff()
  const text = await open(page, 'imprint')
  await text.press('Control+Home')
  await page.keyboard.type('Entwurf ')
  await page.reload({ waitUntil: 'commit' }).catch(() => {})
  await page.getByText('Hier sind sie wieder').waitFor()
  expect(await text.textContent()).toContain('Entwurf ')
  await page.getByRole('link', { name: 'Redaktion' }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Abbrechen' })
    .or(page.getByRole('dialog').getByRole('button').first())
    .first()
    .click()
  expect(page.url()).toContain('/edit/pages')
  await page.getByRole('button', { name: 'Änderungen verwerfen' }).first().click()
  expect(await text.textContent()).not.toContain('Entwurf ')
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).click()
  expect(await text.textContent()).toContain('Entwurf ')
  await page.getByRole('button', { name: 'Änderungen verwerfen' }).first().click()
  expect(await text.textContent()).not.toContain('Entwurf ')
  expect(await source('imprint')).not.toContain('Entwurf')
})

it('undoes typing', async () => {
  const { page } = await asStaff()
  const text = await open(page, 'homepage')
  await text.press('Control+Home')
  await page.keyboard.type('weg ')
  await page.keyboard.press('Control+z')
  expect(await text.textContent()).not.toContain('weg ')
})

it('stores a large pasted picture as a file at once and refuses a huge one', async () => {
  const { page, complaints } = await asStaff()
  const text = await open(page, 'homepage')
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
      target.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    }, bytes)
  await paste(60_000)
  await text.locator('img[src^="/api/file/bild-"]').waitFor()
  await paste(7_000_000)
  await page
    .getByText(/ist mit .* MB zu groß/)
    .first()
    .waitFor()
  await page.waitForFunction(() => !document.querySelector('#page-text img[src^="data:image/png"]'))
  await save(page)
  const saved = await source('homepage')
  expect(saved).toMatch(/<img src="\/api\/file\/bild-[0-9a-f]{16}\.png" alt="Rauschen">/)
  expect(saved).not.toContain('data:')
  expect(complaints).toEqual([])
})

it('warns where a page holds what the editor cannot, and changes nothing by itself', async () => {
  const html = '<blockquote><p>eins</p><p>zwei</p></blockquote>'
  await write('privacy', html)
  const { page } = await asStaff()
  await open(page, 'privacy')
  await page.getByText('nicht halten kann').waitFor()
  await save(page)
  expect(await source('privacy')).toBe(html)
})

it('does not overwrite what somebody else has saved meanwhile', async () => {
  const { page, complaints } = await asStaff()
  const text = await open(page, 'assistance')
  await write('assistance', '<p>Die andere Version</p>')
  await text.press('Control+Home')
  await page.keyboard.type('Meine ')
  await page.getByRole('button', { name: 'Seite speichern' }).click()
  await page.getByText('admin hat diese Seite inzwischen gespeichert.').waitFor()
  const conflict = page.getByRole('alert').filter({ hasText: 'admin hat diese Seite' })
  expect(await conflict.evaluate((one) => one.parentElement === document.activeElement)).toBe(true)
  expect(await source('assistance')).toBe('<p>Die andere Version</p>')
  // The first button continues editing; words in only one version are marked.
  expect(await conflict.getByRole('button').allInnerTexts()).toEqual([
    'Weiterschreiben',
    'Meine Version speichern',
    'Die andere Version übernehmen',
  ])
  expect((await conflict.locator('mark').allInnerTexts()).join(' ')).toContain('andere')
  await conflict.getByRole('button', { name: 'Weiterschreiben' }).click()
  await conflict.waitFor({ state: 'detached' })
  expect(await text.textContent()).toContain('Meine ')
  await page.getByRole('button', { name: 'Seite speichern' }).click()
  // After taking the other version, the user can restore their own.
  await conflict.getByRole('button', { name: 'Die andere Version übernehmen' }).click()
  expect(await text.textContent()).toBe('Die andere Version')
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).click()
  expect(await text.textContent()).toContain('Meine ')
  await page.getByRole('button', { name: 'Seite speichern' }).click()
  await page.getByRole('button', { name: 'Meine Version speichern' }).click()
  await page.getByText('Die Seite wurde gespeichert.').first().waitFor()
  expect(await source('assistance')).toContain('Meine ')
  expect(complaints.filter((text) => !text.includes('409'))).toEqual([])
})
