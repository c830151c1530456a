import { absent, button, holds, keys } from '../pages.ts'
import { openPageText, savePage, storedText, storeText, textOf } from '../pageText.ts'

it('every editor tool writes HTML that is reloaded and saved unchanged', async () => {
  await storeText('about', '')
  const { page, text } = await openPageText('about')
  const press = (name: string) => button(page, name).click()
  await press('Mehr')
  const choose = (label: string, option: string) =>
    page.getByRole('toolbar').getByLabel(label, { exact: true }).selectOption({ label: option })
  const line = async (words: string, make: () => Promise<unknown>) => {
    await text.focus()
    await keys(page, 'Control+End')
    await page.keyboard.type(words)
    await keys(page, 'Shift+Home')
    await make()
    await text.focus()
    await keys(page, 'End', 'Enter')
    await press('Formatierung entfernen')
  }
  const levels = [1, 2, 3, 4, 5, 6]
  for (const n of levels) await line(`Titel ${n}`, () => choose('Absatzart', `Überschrift ${n}`))
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
    await holds(page.getByLabel('Adresse', { exact: true }), 'mailto:info@example.org')
    await keys(page, 'Enter')
  })
  await press('Video einfügen')
  await page.getByLabel('Adresse des Videos').fill('https://www.youtube.com/watch?v=abc')
  await keys(page, 'Enter')
  await savePage(page)

  const saved = await storedText('about')
  for (const piece of [
    ...levels.map((n) => `<h${n}>Titel ${n}</h${n}>`),
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

  await button(page, /Vorschau/).click()
  const preview = page.getByRole('region', { name: 'Vorschau' })
  await button(preview, /www\.youtube-nocookie\.com/).waitFor()
  expect(await preview.getByRole('heading', { level: 3, name: 'Titel 3' }).count()).toBe(1)

  await textOf(page, 'about')
  await absent(page.getByText('nicht halten kann'))
  await savePage(page)
  expect(await storedText('about')).toBe(saved)
  // Changed and changed back: the editor writes the same HTML again.
  const again = await textOf(page, 'about')
  await again.press('Control+Home')
  await page.keyboard.type('x')
  await savePage(page)
  await keys(page, 'Shift+Tab')
  await again.press('Control+Home')
  await keys(page, 'Delete')
  await savePage(page)
  expect(await storedText('about')).toBe(saved)
})
