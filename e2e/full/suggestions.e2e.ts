import { look } from '../accessible.ts'
import { boxOf, enlarge } from '../boxes.ts'
import { hold, visit } from '../browser.ts'
import { forgive } from '../complaints.ts'
import { headed, holds, isFocused, keys, main, open, searchField, visitAt } from '../pages.ts'
import { onlyReads } from '../setup.ts'

onlyReads()

const manySuggestions = JSON.stringify({
  categories: ['A', 'B', 'C', 'D'].map((name) => ({ name, nameEn: '', providers: 1 })),
  entries: [],
  towns: ['Ebern', 'Eltmann', 'Hofheim'],
})

it('suggestions come while typing, keep text and caret, and are chosen by keyboard', async () => {
  const page = await visitAt('/')
  const field = searchField(page)
  await field.evaluate((input: HTMLInputElement) => {
    input.dataset.same = 'yes'
  })
  await field.pressSequentially('friseu')
  await field.press('ArrowLeft')
  const list = page.getByRole('listbox')
  await list.getByRole('option', { name: /^Friseure/ }).waitFor()
  const state = field.evaluate((input: HTMLInputElement) => [
    ...[input.value, input.selectionStart, input.dataset.same],
    document.activeElement === input,
  ])
  expect(await state).toEqual(['friseu', 5, 'yes', true])
  await look(page)

  await field.press('Escape')
  await list.waitFor({ state: 'hidden' })
  await holds(field, 'friseu')

  await field.press('ArrowDown')
  await list.waitFor()
  if (!(await field.getAttribute('aria-activedescendant'))) await field.press('ArrowDown')
  const activeId = await field.getAttribute('aria-activedescendant')
  const chosen = page.locator(`[id="${activeId}"]`)
  expect(await chosen.getAttribute('aria-selected')).toBe('true')
  expect(await chosen.textContent()).toMatch(/^Friseure/)
  await field.press('Enter')
  await page.waitForURL(/\/categories\/list\/Friseure$/)
})

it.each([
  [360, 400, 1.5],
  [360, 640, 1],
  [1280, 800, 1.5],
])(
  'suggestions are seen under the field and block neither Tab nor a tap, at %s × %s, size %s',
  async (width, height, size) => {
    const page = await visit({ viewport: { width, height }, hasTouch: true })
    await enlarge(page, size)
    await open(page, '/')
    const field = searchField(page)
    await field.focus()
    await page.getByRole('combobox', { name: 'Was suchen Sie?' }).waitFor()
    const list = page.getByRole('listbox')
    await page.route(/\/api\/suggest\?/, (route) =>
      route.fulfill({ contentType: 'application/json', body: manySuggestions }),
    )
    await field.pressSequentially('fr')
    await list.getByRole('option').first().waitFor()
    expect(await list.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true)
    await look(page)
    await keys(page, 'Tab')
    await list.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('from')
    await keys(page, 'Shift+Tab')
    expect(await isFocused(field)).toBe(true)
    await field.pressSequentially('fri')
    await list.waitFor()
    const { y, bottom } = await boxOf(list)
    expect(y - (await boxOf(field)).bottom).toBeLessThan(16)
    expect(bottom).toBeLessThanOrEqual(height)
    await main(page).locator('form button[type="submit"]').first().tap()
    await page.waitForURL(/\?q=fri$/)
    await list.waitFor({ state: 'hidden' })
  },
)

it('suggestions appear even if typing started before they were loaded', async () => {
  const page = await visit()
  const release = await hold(page, /\/Suggestions-[^/]*\.js/)
  await open(page, '/fastsearch')
  await searchField(page).pressSequentially('friseu')
  release()
  await page.getByRole('option', { name: /^Friseure/ }).waitFor()
  await holds(searchField(page), 'friseu')
})

it('suggestions that fail to load leave a working search field', async () => {
  const page = await visit()
  await page.route(/\/Suggestions-[^/]*\.js/, (route) => route.abort())
  await open(page, '/')
  await searchField(page).pressSequentially('Friseur Ebern')
  await keys(page, 'Enter')
  await page.waitForURL(/q=Friseur/)
  await headed(page, 'Suche')
  forgive(/Failed to/)
})
