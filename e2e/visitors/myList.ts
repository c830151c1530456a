import type { Page } from 'playwright-core'
import { type Locale, localePath } from '#shared/locales'
import { routes } from '#shared/routes'
import { look } from '../accessible.ts'
import { onPhone, visit } from '../browser.ts'
import { listed } from '../calls.ts'
import { absent, button, follow, gotFocus, holds, link, main, open, press } from '../pages.ts'
import { server } from '../setup.ts'
import { textsIn } from '../texts.ts'

export const namesOn = (page: Page) => main(page).getByRole('article').getByRole('heading').allTextContents()
export const store = (page: Page, entries: readonly { id: string; note: string }[]) =>
  page.addInitScript(
    (value) => localStorage.getItem('myList') ?? localStorage.setItem('myList', value),
    JSON.stringify({ entries }),
  )

export const myList = (locale: Locale) => {
  const t = textsIn(locale)
  const addressOf = (path: string) => server.url + localePath(locale, path)

  it('three providers, one without mail address, are saved, annotated, sorted, cleared, restored and shared', async () => {
    const lists = await Promise.all(['Friseure', 'Hausärzte', 'Apotheken'].map(listed))
    const all = lists.flat()
    const withoutMail = all.find(({ email }) => email === '')
    const [first, second] = all.filter(({ email }) => email !== '')
    if (!withoutMail || !first || !second) throw new Error('The demo needs an entry without mail address')
    const page = await visit(onPhone)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    for (const { category, name, uuid } of [first, second, withoutMail]) {
      await open(page, localePath(locale, routes.provider.href(category, name, uuid)))
      await press(page, new RegExp(t('mylist.remember')))
    }
    expect(await main(page).getByRole('button', { pressed: true }).count()).toBe(1)
    await follow(page.getByRole('banner'), /3/)
    const names = [first.name, second.name, withoutMail.name]
    await expect.poll(() => namesOn(page)).toEqual(names)
    expect(new URL(page.url()).pathname).toBe(localePath(locale, '/mylist'))
    await absent(page.getByText(t('mylist.notKept')))
    await look(page)
    // It is printed in large letters.
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toMatch(/^18\.6/)
    await page.emulateMedia({ media: 'screen' })

    const card = (name: string) => page.getByRole('article').filter({ hasText: name })
    await card(withoutMail.name).getByLabel(t('mylist.note')).fill('Dienstag anrufen')
    await page.reload()
    await expect.poll(() => namesOn(page)).toEqual(names)
    await holds(card(withoutMail.name).getByLabel(t('mylist.note')), 'Dienstag anrufen')

    const writing = page.getByRole('region').filter({ hasText: withoutMail.name })
    const href = await writing.locator('a[href^="mailto:?bcc"]').getAttribute('href')
    expect(decodeURIComponent(String(href))).toBe(`mailto:?bcc=${first.email},${second.email}`)

    await press(page, t('mylist.clear'))
    await expect.poll(() => namesOn(page)).toEqual([])
    await press(page, t('undo.press'))
    await expect.poll(() => namesOn(page)).toEqual(names)
    await holds(card(withoutMail.name).getByLabel(t('mylist.note')), 'Dienstag anrufen')

    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await press(page, new RegExp(t('share.button')))
    await press(page.getByRole('dialog'), t('share.copy'))
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('#')
    await press(page.getByRole('dialog'), t('share.close'))
    await gotFocus(button(page, new RegExp(t('share.button'))))
    const shared = await page.evaluate(() => navigator.clipboard.readText())
    expect(shared).toMatch(new RegExp(`^${addressOf('/mylist')}#[\\w-]{66}$`))

    const other = await visit()
    await store(other, [{ id: second.uuid, note: 'eigene' }])
    const requestedUrls: string[] = []
    other.on('request', (request) => requestedUrls.push(request.url()))
    await other.goto(shared)
    await expect.poll(() => namesOn(other)).toEqual(names)
    // The part after `#` is in no address that the server receives.
    expect(requestedUrls.filter((url) => url !== shared && url.includes(shared.split('#')[1] ?? ''))).toEqual(
      [],
    )
    await absent(other.getByText('Dienstag anrufen'))
    await look(other)
    await press(other, t('mylist.takeOver'))
    await link(other.getByRole('main'), /\(3\)/).waitFor()
    await press(other, t('undo.press'))
    await link(other.getByRole('main'), /\(1\)/).waitFor()
    await press(other, t('mylist.takeOver'))
    await follow(other.getByRole('main'), /\(3\)/)
    await expect.poll(() => namesOn(other)).toEqual([second.name, first.name, withoutMail.name])
  })
}
