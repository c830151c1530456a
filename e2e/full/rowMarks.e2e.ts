import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inaccessible } from '../accessible.ts'
import { hold } from '../browser.ts'
import { call, request, requestChange, tokenOf } from '../calls.ts'
import { staffAt } from '../staff.ts'
import { focusEach, watchFocus } from '../sticking.ts'
import { sendTable } from '../tables.ts'

const marks = (page: Page) =>
  page.getByRole('checkbox', { name: /arkieren: |“ markieren$|^Zeile \d+ auswählen$/ })
/** Returns the names of rows with checkboxes, from top to bottom. */
const rowNames = (page: Page) =>
  page
    .getByRole('row')
    .filter({ has: marks(page) })
    .getByRole('rowheader')
    .allInnerTexts()
const rowNamed = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: marks(page), hasText: name })

async function openAs(path: string) {
  const { page, complaints } = await staffAt('editor', path)
  await marks(page).first().waitFor()
  return { page, complaints }
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

it.each([
  { what: 'news', path: '/edit/edit_news', list: /\/api\/allnews/, question: '2 Neuigkeiten löschen?' },
  { what: 'links', path: '/edit/edit_links', list: /\/api\/(all)?links/, question: '2 Links löschen?' },
  {
    what: 'providers',
    path: '/edit/edit_entry?category=Apotheken',
    list: /\/api\/entrytable/,
    question: '2 Anbieter löschen?',
  },
])(
  'keeps marks of $what where they are when the list comes anew between marking and pressing',
  async (one) => {
    const { page, complaints } = await openAs(one.path)
    const [gone = ''] = await rowNames(page)
    await page
      .getByRole('button', { name: /^Löschen: / })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
    await rowNamed(page, gone).waitFor({ state: 'detached' })
    const release = await hold(page, one.list)
    await page.locator('main').getByRole('button', { name: 'Rückgängig', exact: true }).click()
    await page.locator('main').getByText('ist wieder da').first().waitFor()
    await markAroundAnswer(page, gone, release)
    const bar = page.getByRole('region', { name: 'Markierte' })
    await bar.getByRole('button', { name: 'Löschen' }).click()
    const question = page.getByRole('dialog', { name: one.question })
    await question.getByRole('button', { name: 'Abbrechen' }).click()
    await bar.getByRole('button', { name: 'Markierung aufheben' }).click()
    // Without marks the list returns to its own order.
    await page.waitForFunction(
      (gone) => document.querySelector('main tbody th')?.textContent?.includes(gone),
      gone,
    )
    expect(complaints).toEqual([])
  },
)

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

it.each([
  {
    what: 'requests for an entry',
    path: '/edit/pending_entries?sort=name',
    list: /\/api\/allpendingdata/,
    ask: (name: string): Promise<unknown> => request({ name }),
  },
  {
    what: 'requests for a change',
    path: '/edit/pending_changes?sort=name',
    list: /\/api\/pending_changes/,
    ask: (name: string): Promise<unknown> => requestChange({ name }),
  },
])('keeps marks of $what where they are when another one comes meanwhile', async ({ path, list, ask }) => {
  for (const name of ['AAB Marke', 'AAC Marke']) await ask(name)
  const { page, complaints } = await openAs(path)
  const [first = ''] = await rowNames(page)
  expect(first).toContain('AAB Marke')
  await ask('AAA Marke')
  const release = await hold(page, list)
  await comeBack(page, list)
  await markAroundAnswer(page, 'AAA Marke', release)
  await page.getByRole('button', { name: /Spam/ }).click()
  const question = page.getByRole('dialog')
  await question.getByText('„AAB Marke“, „AAC Marke“').waitFor()
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  expect(complaints).toEqual([])
})

it('keeps marks of rows of an import where they are when a row above comes in again meanwhile', async () => {
  const { page, complaints } = await staffAt('editor', '/edit/import')
  const rows = [1, 2, 3, 4].map((i) => `Friseure;Salon Zeile ${i};Nirgends ${i};97437;Haßfurt`)
  await sendTable(page, 'marken.csv', ['Kategorie;Name;Straße;PLZ;Ort', ...rows])
  await page.getByText('Noch ist nichts geschehen.').waitFor()
  const token = await tokenOf('editor')
  const id = new URL(page.url()).searchParams.get('id')
  const stateOf = async () => (await call(`/api/import?id=${id}`, undefined, token)).state
  // While the server checks the file again the page shows no rows.
  const leaveOut = async (isLeftOut: boolean) => {
    await call('/api/correctImport', { id, rows: [{ row: 2, isLeftOut }] }, token)
    await expect.poll(stateOf, { timeout: 60_000 }).toBe('ready')
  }
  await leaveOut(true)
  await page.reload()
  await rowNamed(page, 'Salon Zeile 2').waitFor()
  expect(await rowNamed(page, 'Salon Zeile 1').count()).toBe(0)
  await leaveOut(false)
  const list = /\/api\/importRows/
  const release = await hold(page, list)
  await comeBack(page, list)
  await markAroundAnswer(page, 'Salon Zeile 1', release)
  await page.getByRole('button', { name: '2 Zeilen weglassen' }).waitFor()
  expect(complaints).toEqual([])
})

it('shows what can be done with marked rows in a short bar that covers nothing that has the focus', async () => {
  const { page, complaints } = await openAs('/edit/edit_entry?category=Apotheken')
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
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const { covered, highest, stops } = await focusEach(page, 'tbody input')
    expect([width, textSize, covered]).toEqual([width, textSize, []])
    expect(stops).toBeGreaterThan(15)
    expect(highest).toBeGreaterThan(0)
    expect(highest).toBeLessThanOrEqual(height / 5)
  }
  // One press opens the buttons above the bar, and each way back gives the focus back.
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
  expect(await inaccessible(page)).toEqual([])
  await remove.press('Enter')
  await page
    .getByRole('dialog', { name: '2 Anbieter löschen?' })
    .getByRole('button', { name: 'Abbrechen' })
    .click()
  const isFocused = (one: typeof opener) => one.evaluate((one) => one === document.activeElement)
  await expect.poll(() => isFocused(remove)).toBe(true)
  await page.keyboard.press('Escape')
  expect([await remove.isVisible(), await isFocused(opener)]).toEqual([false, true])
  await opener.press('Enter')
  await bar.getByRole('button', { name: 'Markierung aufheben' }).press('Enter')
  await expect.poll(() => isFocused(marks(page).first())).toBe(true)
  await opener.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})
