import { type Locale, localePath } from '@directory/shared/locales'
import type { Page } from 'playwright-core'
import { look } from '../accessible.ts'
import { hydrated, visit } from '../browser.ts'
import { listed } from '../calls.ts'
import { press } from '../pages.ts'
import { browser, server } from '../setup.ts'
import { textsIn } from '../texts.ts'

const phone = { width: 360, height: 740 }
export const namesOn = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').allTextContents()
export const store = (page: Page, entries: readonly { id: string; note: string }[] | string) =>
  page.addInitScript(
    (value) => localStorage.getItem('myList') ?? localStorage.setItem('myList', value),
    typeof entries === 'string' ? entries : JSON.stringify({ entries }),
  )

export const myList = (locale: Locale) => {
  const t = textsIn(locale)
  const addressOf = (path: string) => server.url + localePath(locale, path)

  it('three providers, one without mail address, are saved, annotated, sorted, removed, restored and shared', async () => {
    const all = [
      ...(await listed('Friseure')),
      ...(await listed('Hausärzte')),
      ...(await listed('Apotheken')),
    ]
    const withoutMail = all.find(({ email }) => email === '')
    const [first, second] = all.filter(({ email }) => email !== '')
    if (!withoutMail || !first || !second) throw new Error('The demo needs an entry without mail address')
    const { page, context } = await visit(browser, { viewport: phone })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    for (const { category, name, uuid } of [first, second, withoutMail]) {
      await page.goto(
        addressOf(`/categories/list/${encodeURIComponent(category)}/${encodeURIComponent(name)}?id=${uuid}`),
      )
      await hydrated(page)
      await page.getByRole('button', { name: t('mylist.remember') }).click()
    }
    expect(await page.getByRole('main').getByRole('button', { pressed: true }).count()).toBe(1)
    await page.getByRole('banner').getByRole('link', { name: /3/ }).click()
    const names = [first.name, second.name, withoutMail.name]
    await expect.poll(() => namesOn(page)).toEqual(names)
    expect(new URL(page.url()).pathname).toBe(localePath(locale, '/mylist'))
    expect(await page.getByText(t('mylist.notKept')).count()).toBe(0)
    await look(page)

    const card = (name: string) => page.getByRole('article').filter({ hasText: name })
    await card(withoutMail.name).getByLabel(t('mylist.note')).fill('Dienstag anrufen')
    await page.reload()
    await expect.poll(() => namesOn(page)).toEqual(names)
    expect(await card(withoutMail.name).getByLabel(t('mylist.note')).inputValue()).toBe('Dienstag anrufen')

    const writing = page.getByRole('region').filter({ hasText: withoutMail.name })
    const href = await writing.locator('a[href^="mailto:?bcc"]').getAttribute('href')
    expect(decodeURIComponent(String(href))).toBe(`mailto:?bcc=${first.email},${second.email}`)

    await card(withoutMail.name)
      .getByRole('button', { name: t('selection.remove') })
      .click()
    await expect.poll(() => namesOn(page)).toEqual([first.name, second.name])
    await page.getByRole('button', { name: t('undo.press') }).click()
    await expect.poll(() => namesOn(page)).toEqual(names)
    await page.getByRole('button', { name: t('mylist.clear') }).click()
    await expect.poll(() => namesOn(page)).toEqual([])
    await page.getByRole('button', { name: t('undo.press') }).click()
    await expect.poll(() => namesOn(page)).toEqual(names)
    expect(await card(withoutMail.name).getByLabel(t('mylist.note')).inputValue()).toBe('Dienstag anrufen')

    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await page.getByRole('button', { name: t('share.button') }).click()
    await press(page.getByRole('dialog'), t('share.copy'))
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('#')
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(new RegExp(`^${addressOf('/mylist')}#[\\w-]{66}$`))

    const other = await visit(browser)
    await store(other.page, [{ id: second.uuid, note: 'eigene' }])
    const requestedUrls: string[] = []
    other.page.on('request', (request) => requestedUrls.push(request.url()))
    await other.page.goto(link)
    await expect.poll(() => namesOn(other.page)).toEqual(names)
    // The part after `#` is in no address that the server receives.
    expect(requestedUrls.filter((url) => url.includes(link.split('#')[1] ?? ''))).toEqual(
      [link].filter((url) => requestedUrls.includes(url)),
    )
    expect(await other.page.getByText('Dienstag anrufen').count()).toBe(0)
    await look(other.page)
    const countStored = () =>
      other.page.evaluate(() => JSON.parse(localStorage.getItem('myList') ?? '').entries.length)
    expect(await countStored()).toBe(1)
    await other.page.getByRole('button', { name: t('mylist.takeOver'), exact: true }).click()
    await expect.poll(countStored).toBe(3)
    await other.page.getByRole('button', { name: t('undo.press') }).click()
    await expect.poll(countStored).toBe(1)
    await other.page.getByRole('button', { name: t('mylist.takeOver'), exact: true }).click()
    await other.page.getByRole('main').getByRole('link', { name: /\(3\)/ }).click()
    await expect.poll(() => namesOn(other.page)).toEqual([second.name, first.name, withoutMail.name])
  })
}
