import { type Locale, localePath } from '@directory/shared/routes'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { inaccessible } from '../accessible.ts'
import { hydrated, visit } from '../browser.ts'
import { journeyLocales } from '../journeyLocales.ts'
import { browser, onlyReads, server } from '../setup.ts'

onlyReads()

const phone = { width: 360, height: 740 }
const textsOf: Record<
  Locale,
  Record<'remember' | 'note' | 'up' | 'remove' | 'undo' | 'clear' | 'share' | 'copy' | 'take', string>
> = {
  de: {
    remember: 'Auf die Merkliste',
    note: 'Ihre Notiz',
    up: 'Weiter nach oben',
    remove: 'Entfernen',
    undo: 'Rückgängig',
    clear: 'Alles löschen',
    share: 'Weitergeben',
    copy: 'Link kopieren',
    take: 'Auf meine Merkliste',
  },
  en: {
    remember: 'Add to my list',
    note: 'Your note',
    up: 'Move up',
    remove: 'Remove',
    undo: 'Undo',
    clear: 'Delete all',
    share: 'Share',
    copy: 'Copy the link',
    take: 'Add to my list',
  },
}

interface Listed {
  uuid: string
  name: string
  email: string
  category: string
}
const fetchCategory = async (category: string): Promise<Listed[]> =>
  (await fetch(`${server.url}/api/datafilteredcategory?category=${encodeURIComponent(category)}`)).json()

/** Returns `count` providers of everyday categories. */
async function fetchProviders(count: number): Promise<Listed[]> {
  const lists = await Promise.all(['Friseure', 'Hausärzte', 'Pflegedienste', 'Apotheken'].map(fetchCategory))
  return lists.flat().slice(0, count)
}

const namesOn = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').allTextContents()
const store = (page: Page, entries: readonly { id: string; note: string }[] | string) =>
  page.addInitScript(
    (value) => localStorage.getItem('myList') ?? localStorage.setItem('myList', value),
    typeof entries === 'string' ? entries : JSON.stringify({ entries }),
  )

describe.each(journeyLocales)('in %s', (locale) => {
  const texts = textsOf[locale]
  const addressOf = (path: string) => server.url + localePath(locale, path)

  it('three providers, one without mail address, are saved, annotated, sorted, removed, restored and shared', async () => {
    const all = [
      ...(await fetchCategory('Friseure')),
      ...(await fetchCategory('Hausärzte')),
      ...(await fetchCategory('Apotheken')),
    ]
    const withoutMail = all.find(({ email }) => email === '')
    const [first, second] = all.filter(({ email }) => email !== '')
    if (!withoutMail || !first || !second) throw new Error('The demo needs an entry without mail address')
    const { page, context, complaints } = await visit(browser, { viewport: phone })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    for (const { category, name, uuid } of [first, second, withoutMail]) {
      await page.goto(
        addressOf(`/categories/list/${encodeURIComponent(category)}/${encodeURIComponent(name)}?id=${uuid}`),
      )
      await hydrated(page)
      await page.getByRole('button', { name: texts.remember }).click()
    }
    expect(await page.getByRole('main').getByRole('button', { pressed: true }).count()).toBe(1)
    // A press on the header's number leads to the list.
    await page.getByRole('banner').getByRole('link', { name: /3/ }).click()
    const names = [first.name, second.name, withoutMail.name]
    await expect.poll(() => namesOn(page)).toEqual(names)
    expect(new URL(page.url()).pathname).toBe(localePath(locale, '/mylist'))
    expect(await inaccessible(page)).toEqual([])

    const card = (name: string) => page.getByRole('article').filter({ hasText: name })
    await card(withoutMail.name).getByLabel(texts.note).fill('Dienstag anrufen')
    const upButton = card(withoutMail.name).getByRole('button', { name: texts.up })
    await upButton.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => namesOn(page)).toEqual([first.name, withoutMail.name, second.name])
    await expect.poll(() => upButton.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.reload()
    await expect.poll(() => namesOn(page)).toEqual([first.name, withoutMail.name, second.name])
    expect(await card(withoutMail.name).getByLabel(texts.note).inputValue()).toBe('Dienstag anrufen')

    const writing = page.getByRole('region').filter({ hasText: withoutMail.name })
    const href = await writing.locator('a[href^="mailto:"]').getAttribute('href')
    expect(decodeURIComponent(String(href))).toBe(`mailto:?bcc=${first.email},${second.email}`)

    await card(withoutMail.name).getByRole('button', { name: texts.remove }).click()
    await expect.poll(() => namesOn(page)).toEqual([first.name, second.name])
    await page.getByRole('button', { name: texts.undo }).click()
    await expect.poll(() => namesOn(page)).toEqual([first.name, withoutMail.name, second.name])
    await page.getByRole('button', { name: texts.clear }).click()
    await expect.poll(() => namesOn(page)).toEqual([])
    await page.getByRole('button', { name: texts.undo }).click()
    await expect.poll(() => namesOn(page)).toEqual([first.name, withoutMail.name, second.name])
    expect(await card(withoutMail.name).getByLabel(texts.note).inputValue()).toBe('Dienstag anrufen')

    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await page.getByRole('button', { name: texts.share }).click()
    await page.getByRole('dialog').getByRole('button', { name: texts.copy }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('#')
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(new RegExp(`^${addressOf('/mylist')}#[\\w-]{66}$`))
    expect(complaints).toEqual([])
    await context.close()

    const other = await visit(browser)
    await store(other.page, [{ id: second.uuid, note: 'eigene' }])
    const requestedUrls: string[] = []
    other.page.on('request', (request) => requestedUrls.push(request.url()))
    await other.page.goto(link)
    await expect.poll(() => namesOn(other.page)).toEqual([first.name, withoutMail.name, second.name])
    // The part after `#` is in no address that the server receives.
    expect(requestedUrls.filter((url) => url.includes(link.split('#')[1] ?? ''))).toEqual(
      [link].filter((url) => requestedUrls.includes(url)),
    )
    expect(await other.page.getByText('Dienstag anrufen').count()).toBe(0)
    expect(await inaccessible(other.page)).toEqual([])
    const countStored = () =>
      other.page.evaluate(() => JSON.parse(localStorage.getItem('myList') ?? '').entries.length)
    expect(await countStored()).toBe(1)
    await other.page.getByRole('button', { name: texts.take, exact: true }).click()
    await expect.poll(countStored).toBe(3)
    await other.page.getByRole('button', { name: texts.undo }).click()
    await expect.poll(countStored).toBe(1)
    await other.page.getByRole('button', { name: texts.take, exact: true }).click()
    await other.page.getByRole('main').getByRole('link', { name: /\(3\)/ }).click()
    await expect.poll(() => namesOn(other.page)).toEqual([second.name, first.name, withoutMail.name])
    expect(other.complaints).toEqual([])
    await other.context.close()
  })
})

it('twelve with notes print on one sheet, large, without buttons', async () => {
  const { page, context } = await visit(browser)
  const twelve = await fetchProviders(12)
  await store(
    page,
    twelve.map(({ uuid }) => ({ id: uuid, note: 'Dienstag ab 9 Uhr anrufen, nach Frau Müller fragen' })),
  )
  await page.goto(`${server.url}/mylist`)
  await expect.poll(() => namesOn(page)).toHaveLength(12)
  const margin = '10mm'
  const sheet = await page.pdf({
    format: 'A4',
    margin: { top: margin, bottom: margin, left: margin, right: margin },
  })
  expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  const small = await page.evaluate(
    () =>
      [...document.querySelectorAll('main ol *')].filter(
        (element) =>
          element.checkVisibility() &&
          element.textContent !== '' &&
          Number.parseFloat(getComputedStyle(element).fontSize) < 16,
      ).length,
  )
  expect(small).toBe(0)
  expect(await page.locator('main p').filter({ hasText: 'Dienstag ab 9 Uhr' }).first().isVisible()).toBe(true)
  expect(await page.locator('main textarea').first().isVisible()).toBe(false)
  await context.close()
})

it('removed providers are marked, 500 entries are kept, and two windows stay in step', async () => {
  const { page, context, complaints } = await visit(browser)
  const existing = await fetchProviders(12)
  const unknownId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
  const entries = [
    { id: unknownId(1), note: 'Salon am Bach' },
    ...existing.map(({ uuid }) => ({ id: uuid, note: '' })),
    ...Array.from({ length: 487 }, (_, i) => ({ id: unknownId(i + 2), note: '' })),
  ]
  await store(page, entries)
  await page.goto(`${server.url}/mylist`)
  const articles = page.getByRole('main').getByRole('article')
  await expect.poll(() => articles.count()).toBe(500)
  const first = articles.first()
  await first.getByText('Nicht mehr im Verzeichnis').first().waitFor()
  expect(await first.getByLabel('Ihre Notiz').inputValue()).toBe('Salon am Bach')
  expect((await namesOn(page)).slice(1, 13)).toEqual(existing.map(({ name }) => name))
  expect(await page.getByRole('banner').getByRole('link', { name: /500/ }).count()).toBe(1)

  const other = await context.newPage()
  await other.goto(`${server.url}/mylist`)
  await other.getByRole('article').first().getByRole('button', { name: 'Entfernen' }).click()
  await expect.poll(() => articles.count()).toBe(499)
  await articles.first().getByLabel('Ihre Notiz').fill('von hier')
  await expect
    .poll(() => other.getByRole('article').first().getByLabel('Ihre Notiz').inputValue())
    .toBe('von hier')
  expect(complaints).toEqual([])
  await context.close()
})

it.each(['{"entries":"x"}', '[1,2]', '{', '{"entries":[{"id":"<b>"}]}'])(
  'a broken list (%s) is an empty one, and home leads to it once something is on it',
  async (broken) => {
    const { page, context, complaints } = await visit(browser, { viewport: phone })
    await store(page, broken)
    await page.goto(`${server.url}/mylist`)
    await page.getByText('Auf Ihrer Merkliste steht noch niemand').waitFor()
    const links = page.getByRole('link', { name: /^Merkliste/ })
    expect(await links.count()).toBe(0)
    await page.goto(`${server.url}/categories/list/Friseure`)
    await hydrated(page)
    await page
      .getByRole('button', { name: /^Mehr über/ })
      .first()
      .click()
    await page
      .getByRole('button', { name: /^Merken/ })
      .first()
      .click()
    await page.getByRole('button', { name: /^Gemerkt/ }).waitFor()
    await page.goto(server.url)
    await hydrated(page)
    expect(await links.count()).toBe(2)
    await page.getByRole('main').getByRole('link', { name: 'Merkliste' }).click()
    await expect.poll(() => namesOn(page)).toHaveLength(1)
    expect(complaints).toEqual([])
    await context.close()
  },
)

it('where the browser forbids storing, the list lives as long as the page and says so', async () => {
  const { page, context } = await visit(browser)
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError')
      },
    }),
  )
  await page.goto(`${server.url}/categories/list/Friseure`)
  await hydrated(page)
  await page
    .getByRole('button', { name: /^Mehr über/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Merken/ })
    .first()
    .click()
  await page.getByText('Ihr Browser speichert die Merkliste nicht.').first().waitFor()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Merkliste/ })
    .click()
  await expect.poll(() => namesOn(page)).toHaveLength(1)
  await page.getByRole('main').getByText('Ihr Browser speichert die Merkliste nicht.').waitFor()
  await context.close()
})

it('without scripts there is no button, and the page says what it needs', async () => {
  const { page, context } = await visit(browser, { javaScriptEnabled: false })
  await page.goto(`${server.url}/mylist`)
  await page.getByText('Für die Merkliste muss JavaScript').waitFor()
  await page.goto(`${server.url}/categories/list/Friseure`)
  for (const name of ['Merken', 'Merkliste', 'Für gemeinsame E-Mail'])
    expect(await page.getByText(name).filter({ visible: true }).count()).toBe(0)
  await context.close()
})

it('what was selected for a mail goes onto the list once', async () => {
  const { page, context } = await visit(browser)
  const [one, two] = await fetchProviders(2)
  await page.addInitScript(
    (selected) => localStorage.setItem('selectedEntry', JSON.stringify(selected)),
    [{ uuid: one?.uuid, name: one?.name, email: 'a@example.org' }],
  )
  await page.goto(`${server.url}/mylist`)
  await expect.poll(() => namesOn(page)).toEqual([one?.name])
  await page.getByRole('button', { name: 'Entfernen' }).click()
  await page.getByText('Auf Ihrer Merkliste steht noch niemand').waitFor()
  await page.reload()
  await page.getByText('Auf Ihrer Merkliste steht noch niemand').waitFor()
  expect(two?.uuid).toBeDefined()
  await context.close()
})
