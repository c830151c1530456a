import type { Page } from 'playwright-core'
import { look } from '../accessible.ts'
import { drawn, hold } from '../browser.ts'
import { addEntry, callAs, request, requestChange } from '../calls.ts'
import { focusEach, watchFocus } from '../coveredFocus.ts'
import { isFocused, press } from '../pages.ts'
import { staffAt } from '../staff.ts'

const marks = (page: Page) => page.getByRole('checkbox', { name: /^Markieren: / })
const rowNames = (page: Page) =>
  page
    .getByRole('row')
    .filter({ has: marks(page) })
    .getByRole('rowheader')
    .allInnerTexts()
const rowNamed = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: marks(page), hasText: name })

async function openAs(path: string) {
  const { page } = await staffAt('editor', path)
  await marks(page).first().waitFor()
  return { page }
}

/**
 * Marks the first row while a response that inserts another row above is held back. After it has arrived, clicks where
 * the next row was before, like a user who was about to click.
 */
async function markAroundAnswer(page: Page, comes: string, release: () => void): Promise<string[]> {
  const [first = '', second = ''] = await rowNames(page)
  await marks(page).nth(0).check()
  release()
  await rowNamed(page, comes).waitFor()
  await marks(page).nth(1).click()
  expect((await rowNames(page)).slice(0, 2)).toEqual([first, second])
  expect(await marks(page).nth(0).isChecked()).toBe(true)
  expect(await marks(page).nth(1).isChecked()).toBe(true)
  return [first, second]
}

/** Refocuses the window, minutes apart, until the list is requested again; SWR does not do that on the first focus. */
async function comeBack(page: Page, list: RegExp): Promise<void> {
  let isAsked = false
  page.on('request', (sent) => {
    isAsked ||= list.test(sent.url())
  })
  const focus = () =>
    page.evaluate(() => {
      const now = Date.now
      Date.now = () => now() + 120_000
      window.dispatchEvent(new Event('focus'))
    })
  await expect.poll(() => focus().then(() => isAsked), { timeout: 60_000 }).toBe(true)
}

const news = { text: 'Text', occurDate: '2026-12-01' }
const addNews = (title: string) => callAs('editor', '/api/addnewsentry', { ...news, title })
const addLink = (name: string) => callAs('editor', '/api/addlink', { name, url: 'www.example.org' })
const addPharmacy = (name: string) => addEntry({ name, category: 'Apotheken' })
const addRequest = (name: string) => request({ name })
const addChange = (name: string) => requestChange({ name })
const names = '„AAB Marke“, „AAC Marke“'

it.each([
  ['/edit/edit_news?sort=title', /api.allnews/, addNews, 'Löschen', '2 Neuigkeiten löschen?'],
  ['/edit/edit_links?sort=name', /api.alllinks/, addLink, 'Löschen', '2 Links löschen?'],
  ['/edit/edit_entry?category=Apotheken', /api.entrytable/, addPharmacy, 'Löschen', '2 Anbieter löschen?'],
  ['/edit/pending_entries?sort=name', /api.allpendingdata/, addRequest, /Spam/, names],
  ['/edit/pending_changes?sort=name', /api.pending_changes/, addChange, /Spam/, names],
])(
  'marked rows of %s keep their places when another row is inserted',
  async (path, list, add, act, question) => {
    for (const name of ['AAB Marke', 'AAC Marke']) await add(name)
    const { page } = await openAs(path)
    await add('AAA Marke')
    const release = await hold(page, list)
    await comeBack(page, list)
    const [first] = await markAroundAnswer(page, 'AAA Marke', release)
    expect(first).toContain('AAB Marke')
    const bar = page.getByRole('region', { name: 'Markierte' })
    await press(bar, act)
    const dialog = page.getByRole('dialog')
    await dialog.getByText(question).first().waitFor()
    await dialog.getByRole('button', { name: 'Abbrechen' }).click()
    await press(bar, 'Markierung aufheben')
    await expect.poll(async () => (await rowNames(page))[0]).toContain('AAA Marke')
  },
)

it('the bar of actions for marked rows is short and covers no focused element', async () => {
  const { page } = await openAs('/edit/edit_entry?category=Apotheken')
  for (const i of [0, 1]) await marks(page).nth(i).check()
  const bar = page.getByRole('region', { name: 'Markierte' })
  await watchFocus(page)
  // The focus of someone who uses the keyboard.
  await page.keyboard.press('Tab')
  for (const [width, height, textSize] of [
    [1280, 800, 1],
    [1280, 800, 1.5],
    [768, 1024, 1],
    [360, 740, 1],
    [360, 740, 1.5],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate((factor) => {
      document.documentElement.style.setProperty('--text-scale', String(factor))
      scrollTo(0, 0)
    }, textSize)
    await drawn(page)
    const { covered, highest, stops } = await focusEach(page, 'tbody input')
    expect([width, textSize, covered]).toEqual([width, textSize, []])
    expect(stops).toBeGreaterThan(15)
    expect(highest).toBeGreaterThan(0)
    expect(highest).toBeLessThanOrEqual(height / 5)
  }
  const opener = bar.getByRole('button', { name: 'Aktionen' })
  const remove = bar.getByRole('button', { name: 'Löschen' })
  expect(await remove.isVisible()).toBe(false)
  await opener.press('Enter')
  const boxes = await bar
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
  expect(
    boxes.every(({ top, bottom, left, right }) => top >= 0 && bottom <= 740 && left >= 0 && right <= 360),
  ).toBe(true)
  await look(page)
  await remove.press('Enter')
  await press(page.getByRole('dialog', { name: '2 Anbieter löschen?' }), 'Abbrechen')
  await expect.poll(() => isFocused(remove)).toBe(true)
  await page.keyboard.press('Escape')
  expect([await remove.isVisible(), await isFocused(opener)]).toEqual([false, true])
  await opener.press('Enter')
  await bar.getByRole('button', { name: 'Markierung aufheben' }).press('Enter')
  await expect.poll(() => isFocused(marks(page).first())).toBe(true)
  await opener.waitFor({ state: 'detached' })
})
