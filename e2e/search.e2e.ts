import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { inaccessible } from './accessible.ts'
import { hydrated, visit } from './browser.ts'
import { browser, server } from './setup.ts'
import { loginAs } from './staff.ts'

const phone = { viewport: { width: 360, height: 740 } }
const fieldOf = (page: Page) => page.getByRole('main').locator('input[name="q"]')
const manySuggestions = JSON.stringify({
  categories: ['A', 'B', 'C', 'D'].map((name) => ({ name, nameEn: '', providers: 1 })),
  entries: [],
  towns: ['Ebern', 'Eltmann', 'Hofheim'],
})
const onlySuggestion = '{"categories":[],"entries":[],"towns":["Ebern"]}'

describe.each([
  ['', 'Haushaltshilfen', 'mir hilft keiner beim Putzen'],
  ['/en', 'Haushaltshilfen', 'who cleans my flat'],
])('what is missing in one’s life, under "%s"', (prefix, category, words) => {
  it('leads to those who help with it, and their telephone', async () => {
    const { page, complaints } = await visit(browser, phone)
    await page.goto(server.url + (prefix || '/'))
    await hydrated(page)
    await fieldOf(page).fill(words)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/fastsearch\?q=/)
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(category) })
      .first()
      .click()
    await page.waitForURL(new RegExp(`${prefix}/categories/list/${category}`))
    await hydrated(page)
    const call = page.getByRole('main').locator('a[href^="tel:"]').first()
    expect(await call.getAttribute('href')).toMatch(/^tel:\+?\d+$/)
    expect(complaints).toEqual([])
  })
})

it('whom nobody is found for can ask people: by telephone, or by a mail that is written already; it is told once', async () => {
  const { page, complaints } = await visit(browser, phone)
  const told: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/notfound')) told.push(request.postDataJSON())
  })
  await page.goto(`${server.url}/fastsearch`)
  await hydrated(page)
  await fieldOf(page).fill('qwertzquark')
  const ask = page.getByRole('region', { name: 'Wir suchen gern für Sie' })
  await ask.waitFor()
  // Only typed so far.
  expect(told).toEqual([])
  const sent = page.waitForResponse(/\/api\/notfound$/)
  await page.keyboard.press('Enter')
  expect((await sent).ok()).toBe(true)
  await page.keyboard.press('Enter')
  expect(await ask.locator('a[href^="tel:"]').count()).toBe(1)
  const mail = new URL((await ask.locator('a[href^="mailto:"]').getAttribute('href')) ?? '')
  expect(mail.searchParams.get('body')).toContain('qwertzquark')
  expect(await inaccessible(page)).toEqual([])
  expect(told).toEqual([{ searchQuery: 'qwertzquark' }])
  expect(complaints).toEqual([])
})

it.each([
  ['/fastsearch?q=Herzinfarkt', '112'],
  ['/fastsearch?q=Notarzt+am+Wochenende', '116117|112'],
  ['/fastsearch?q=ich+will+nicht+mehr+leben', '08001110111'],
  ['/fastsearch?q=Enkeltrick', '110'],
  ['/en/fastsearch?q=heart+attack', '112'],
])('on a phone %s has whom to call on the first screen, above the form', async (path, numbers) => {
  const { page, context } = await visit(browser, phone)
  await page.goto(server.url + path)
  await hydrated(page)
  const call = page.getByRole('alert').locator('a[href^="tel:"]').first()
  expect(await call.getAttribute('href')).toMatch(new RegExp(`^tel:(${numbers})$`))
  const [button, form] = await Promise.all([
    call.boundingBox(),
    page.getByRole('main').locator('form').first().boundingBox(),
  ])
  if (!button || !form) throw new Error('Something is not there')
  expect(button.y + button.height).toBeLessThanOrEqual(phone.viewport.height)
  expect(button.y + button.height).toBeLessThanOrEqual(form.y)
  expect(await call.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
  await context.close()
})

it('an emergency shows whom to call above everything that was found', async () => {
  const { page } = await visit(browser, { ...phone, javaScriptEnabled: false })
  await page.goto(`${server.url}/fastsearch?q=Herzinfarkt`)
  const call = page.locator('a[href="tel:112"]').first()
  const [box, hit] = await Promise.all([
    call.boundingBox(),
    page.getByRole('main').getByRole('heading', { level: 2 }).first().boundingBox(),
  ])
  expect(box?.y).toBeLessThan(hit?.y ?? 0)
})

it.each([
  ['qwertzquark', 'Zu „qwertzquark“ haben wir leider nichts gefunden'],
  ['Friseur', /^\d+ Treffer$/],
])(
  'who comes from home hears how the search for %s has ended, in a region that was there before',
  async (words, said) => {
    const { page } = await visit(browser)
    await page.goto(server.url)
    await hydrated(page)
    const region = page.locator('main [role="status"]')
    await page.evaluate(() => {
      const early = () =>
        document.querySelector('main h1 ~ span [role="status"]:empty')?.setAttribute('data-early', '')
      new MutationObserver(early).observe(document.body, { childList: true, subtree: true })
    })
    await fieldOf(page).fill(words)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/fastsearch\?q=/)
    await region.filter({ hasText: said }).and(page.locator('[data-early]')).waitFor({ state: 'attached' })
    expect(await region.filter({ hasText: said }).count()).toBe(1)
  },
)

it.each(['?q=%00', '?q=%20%0A'])('%s asks for nothing: the page stands as at its start', async (query) => {
  const { page, complaints } = await visit(browser)
  await page.goto(`${server.url}/fastsearch${query}`)
  await hydrated(page)
  expect(await fieldOf(page).inputValue()).toBe('')
  expect(await page.title()).toMatch(/^Suche\b/)
  const asAtStart = await page.getByRole('main').innerText()
  await page.goto(`${server.url}/fastsearch`)
  await hydrated(page)
  expect(asAtStart).toBe(await page.getByRole('main').innerText())
  expect(complaints).toEqual([])
})

it.each([360, 768, 1280])('the field has most of its box, %s pixels wide', async (width) => {
  const { page } = await visit(browser, { viewport: { width, height: 900 } })
  await page.goto(`${server.url}/fastsearch`)
  const [field, box] = await Promise.all([
    fieldOf(page).boundingBox(),
    page.getByRole('main').locator('form').first().boundingBox(),
  ])
  if (!field || !box) throw new Error('Something is not there')
  expect(field.width).toBeGreaterThan(Math.min(box.width * 0.6, 440))
})

describe('suggestions', () => {
  it('come while typing, keep text and caret, and are chosen by keyboard', async () => {
    const { page, complaints } = await visit(browser)
    await page.goto(server.url)
    await hydrated(page)
    const field = fieldOf(page)
    await field.evaluate((input: HTMLInputElement) => {
      input.dataset.same = 'yes'
    })
    await field.pressSequentially('friseu')
    await field.press('ArrowLeft')
    const list = page.getByRole('listbox')
    await list.getByRole('option', { name: /^Friseure/ }).waitFor()
    expect(
      await field.evaluate((input: HTMLInputElement) => [
        input.value,
        input.selectionStart,
        input.dataset.same,
        document.activeElement === input,
      ]),
    ).toEqual(['friseu', 5, 'yes', true])
    expect(await inaccessible(page)).toEqual([])

    await field.press('Escape')
    await list.waitFor({ state: 'hidden' })
    expect(await field.inputValue()).toBe('friseu')

    await field.press('ArrowDown')
    await list.waitFor()
    if (!(await field.getAttribute('aria-activedescendant'))) await field.press('ArrowDown')
    const active = await field.getAttribute('aria-activedescendant')
    const chosen = page.locator(`[id="${active}"]`)
    expect(await chosen.getAttribute('aria-selected')).toBe('true')
    expect(await chosen.textContent()).toMatch(/^Friseure/)
    await field.press('Enter')
    await page.waitForURL(/\/categories\/list\/Friseure$/)
    expect(complaints).toEqual([])
  })

  it('longer than their list keep no way from the field to its button', async () => {
    const { page } = await visit(browser, { viewport: { width: 360, height: 500 } })
    await page.goto(`${server.url}/fastsearch`)
    await hydrated(page)
    const field = fieldOf(page)
    await field.focus()
    await page.getByRole('combobox', { name: 'Wen oder was suchen Sie?' }).waitFor()
    const list = page.getByRole('listbox')
    await page.route(/\/api\/suggest\?/, (route) =>
      route.fulfill({ contentType: 'application/json', body: manySuggestions }),
    )
    await field.pressSequentially('fr')
    await list.getByRole('option').first().waitFor()
    expect(await list.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true)
    expect(await inaccessible(page)).toEqual([])
    await page.keyboard.press('Tab')
    await list.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('submit')
    await page.keyboard.press('Shift+Tab')
    expect(await field.evaluate((input) => document.activeElement === input)).toBe(true)
  })

  it('stand in the way of nobody: Enter without a choice searches', async () => {
    const { page } = await visit(browser)
    await page.goto(`${server.url}/fastsearch`)
    await hydrated(page)
    await fieldOf(page).pressSequentially('friseu')
    await page.getByRole('listbox').getByRole('option').first().waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('listbox').waitFor({ state: 'hidden' })
    await page.waitForURL(/q=friseu$/)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Friseure \d/ })
      .waitFor()
  })

  it('come also to those who type before they are there', async () => {
    const { page } = await visit(browser)
    let answerLate = () => {}
    const late = new Promise<void>((resolve) => {
      answerLate = resolve
    })
    await page.route(/\/Suggestions-[^/]*\.js/, async (route) => {
      await late
      await route.continue()
    })
    await page.goto(`${server.url}/fastsearch`)
    await hydrated(page)
    await fieldOf(page).pressSequentially('friseu')
    answerLate()
    await page
      .getByRole('listbox')
      .getByRole('option', { name: /^Friseure/ })
      .waitFor()
    expect(await fieldOf(page).inputValue()).toBe('friseu')
  })

  it('are never older than what stands in the field', async () => {
    const { page } = await visit(browser)
    let answerLate = () => {}
    const late = new Promise<void>((resolve) => {
      answerLate = resolve
    })
    let isAsked = () => {}
    const asked = new Promise<void>((resolve) => {
      isAsked = resolve
    })
    await page.route(/\/api\/suggest\?.*searchQuery=fr$/, async (route) => {
      isAsked()
      await late
      await route.fulfill({ contentType: 'application/json', body: onlySuggestion })
    })
    await page.goto(server.url)
    await hydrated(page)
    const field = fieldOf(page)
    await field.focus()
    await page.getByRole('combobox', { name: 'Was suchen Sie?' }).waitFor()
    await field.pressSequentially('fr')
    await asked
    await field.pressSequentially('iseure')
    await page.getByRole('option', { name: /^Friseure/ }).waitFor()
    const old = page.waitForResponse(/searchQuery=fr$/)
    answerLate()
    await (await old).finished()
    await field.press('ArrowDown')
    expect(await page.getByRole('option', { name: /^Friseure/ }).count()).toBe(1)
    expect(await page.getByRole('option', { name: 'Ebern', exact: true }).count()).toBe(0)
  })

  it('that cannot be had leave a field that searches', async () => {
    const { page } = await visit(browser)
    await page.route(/\/Suggestions-[^/]*\.js/, (route) => route.abort())
    await page.goto(server.url)
    await hydrated(page)
    await fieldOf(page).pressSequentially('Friseur Ebern')
    await page.keyboard.press('Enter')
    await page.waitForURL(/q=Friseur/)
    await page.getByRole('heading', { level: 1, name: 'Suche' }).waitFor()
  })
})

it('what staff write down for a category leads there at once', async () => {
  const { page, complaints } = await visit(browser)
  await loginAs(page, server.url, 'editor')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Kategorien und Suchwörter/ })
    .click()
  await page.getByLabel('In dieser Liste suchen').fill('apoth')
  await page.getByRole('button', { name: 'Bearbeiten: Apotheken' }).click()
  await page.getByLabel(/Suchwörter/).fill('Pillenmühle,, pillenmühle')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('Pillenmühle', { exact: true }).waitFor()
  await page.getByRole('heading', { name: 'Was niemand gefunden hat' }).waitFor()
  expect(await inaccessible(page)).toEqual([])

  await page.goto(`${server.url}/fastsearch?q=Pillenmühle`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Apotheken \d/ })
    .waitFor()
  expect(complaints).toEqual([])
})
