import { type Locale, localePath } from '#shared/locales'
import { look } from '../accessible.ts'
import { boxOf } from '../boxes.ts'
import { onPhone } from '../browser.ts'
import { follow, headed, holds, keys, list, main, press, said, searchField, visitAt } from '../pages.ts'
import { reachEnd } from '../reach.ts'
import { textsIn } from '../texts.ts'

const hairdresser = 'Die Schere kommt – Mobiler Friseurdienst'
export const callAndCollect = (locale: Locale) => {
  const t = textsIn(locale)
  const choose = t('selection.choose')
  const more = new RegExp(`^${t('entry.moreOf', { name: '' })}`)

  it('a hairdresser who comes to the house in Hofheim is found from the home page and called', async () => {
    const page = await visitAt(localePath(locale, '/'), onPhone)
    await searchField(page).fill(`${locale === 'en' ? 'hairdresser' : 'Friseur'} Hausbesuche Hofheim`)
    await keys(page, 'Enter')
    const card = page.getByRole('article').filter({ hasText: hairdresser }).first()
    await said(card, t('entry.comesToHouse'))
    await follow(card, hairdresser)
    await headed(page, hairdresser)

    const call = main(page).locator('a[href^="tel:"]').first()
    expect(await call.getAttribute('href')).toMatch(/^tel:\+49\d+$/)
    expect((await boxOf(call)).height).toBeGreaterThanOrEqual(48)
    expect(await main(page).locator('a[href^="mailto:"]').count()).toBe(1)
    await look(page)
  })

  it('selected providers get one mail, or their addresses are copied, with and without clipboard permission', async () => {
    const page = await visitAt(localePath(locale, list))
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const boxes = page.getByRole('article').getByLabel(choose)
    const cards = page.getByRole('article').filter({ hasNotText: t('selection.noEmail') })
    for (let nth = 0; nth < 3; nth++) {
      await press(cards.nth(nth), more)
      await boxes.nth(nth).check()
    }
    const mail = page.getByRole('link', { name: t('selection.mail', { count: '3' }) }).first()
    const href = decodeURIComponent((await mail.getAttribute('href')) ?? '')
    const addresses = href.replace('mailto:?bcc=', '').split(',')
    expect(addresses).toHaveLength(3)
    await reachEnd(page)
    const copy = page.getByRole('button', { name: t('selection.copy') })
    const mails = page.getByRole('link', { name: t('selection.mail', { count: '3' }) })
    expect(await copy.count()).toBe(await mails.count())
    await copy.first().click()
    await said(page.getByRole('status'), /3 (Adressen sind kopiert|addresses have been copied)/)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(addresses.join(', '))

    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await copy.first().click()
    const selectedText = () => document.getSelection()?.toString() ?? ''
    await holds(page.locator('textarea'), addresses.join(', '))
    expect(await page.evaluate(selectedText)).toBe(addresses.join(', '))
  })
}
