import { type Locale, localePath } from '@directory/shared/routes'
import { expect, it } from 'vitest'
import { inaccessible } from '../accessible.ts'
import { hydrated, visit } from '../browser.ts'
import { isFocused, visitAt } from '../pages.ts'
import { browser, server } from '../setup.ts'
import { textsIn } from '../texts.ts'

const phone = { width: 360, height: 740 }
const hairdresser = 'Die Schere kommt – Mobiler Friseurdienst'
/** From the search to a call, and from several cards to one mail. */
export const callAndCollect = (locale: Locale) => {
  const t = textsIn(locale)
  const choose = t('selection.choose')
  const more = new RegExp(`^${t('entry.moreOf', { name: '' })}`)
  const list = () => server.url + localePath(locale, '/categories/list/Friseure')

  it('a hairdresser who comes to the house in Hofheim is found from the home page and called', async () => {
    const { page, complaints } = await visitAt(localePath(locale, '/'), { viewport: phone })
    await page
      .getByRole('main')
      .locator('input[name="q"]')
      .fill(`${locale === 'en' ? 'hairdresser' : 'Friseur'} Hausbesuche Hofheim`)
    await page.keyboard.press('Enter')
    const card = page.getByRole('article').filter({ hasText: hairdresser }).first()
    await card.getByText(t('entry.comesToHouse')).waitFor()
    await card.getByRole('link', { name: hairdresser }).first().click()
    await page.getByRole('heading', { level: 1, name: hairdresser }).waitFor()

    // A reload shows the first screen of a phone.
    await page.reload()
    await hydrated(page)
    const call = page.getByRole('main').locator('a[href^="tel:"]').first()
    expect(await call.getAttribute('href')).toMatch(/^tel:\+49\d+$/)
    for (const needed of [page.getByRole('heading', { level: 1 }), call]) {
      const box = await needed.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? phone.height)).toBeLessThanOrEqual(phone.height)
    }
    expect(await page.getByRole('main').locator('a[href^="mailto:"]').count()).toBe(1)
    expect(await inaccessible(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  it('selecting a sixth provider for a mail says who was dropped, and offers to undo it', async () => {
    const { page, complaints } = await visit(browser, { viewport: phone })
    await page.goto(list())
    await hydrated(page)
    const cards = page.getByRole('article').filter({ has: page.getByLabel(choose) })
    const box = (nth: number) => cards.nth(nth).getByLabel(choose)
    const first = await cards.nth(0).getByRole('heading').textContent()
    for (let nth = 0; nth < 6; nth++) {
      await cards.nth(nth).getByRole('button', { name: more }).click()
      await box(nth).check()
    }
    const droppedNotice = cards.nth(5).getByText(t('selection.dropped', { max: '5' }).split('. ')[0] ?? '')
    expect(await droppedNotice.textContent()).toContain(first)
    expect(await box(0).isChecked()).toBe(false)
    expect(await inaccessible(page)).toEqual([])

    await cards
      .nth(5)
      .getByRole('button', { name: t('undo.press') })
      .click()
    expect(await box(0).isChecked()).toBe(true)
    expect(await box(5).isChecked()).toBe(false)
    expect(await isFocused(box(5))).toBe(true)
    expect(await droppedNotice.count()).toBe(0)

    // At the end of the page the bar covers nothing that can be pressed.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const coveredControls = await page.evaluate(() => {
      const bar = document.querySelector('section:has(> details)')?.getBoundingClientRect()
      const controls = [...document.querySelectorAll('main :is(a, button, input), footer a')]
      return controls.filter((control) => {
        const { top, bottom, height } = control.getBoundingClientRect()
        const isInside = control.closest('section:has(> details)') !== null
        return !isInside && height > 0 && bar !== undefined && bottom > bar.top + 1 && top < bar.bottom - 1
      }).length
    })
    expect(coveredControls).toBe(0)
    expect(complaints).toEqual([])
  })

  it('selected providers get one mail, or their addresses are copied, with and without clipboard permission', async () => {
    const { page, context } = await visit(browser)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(list())
    await hydrated(page)
    const boxes = page.getByRole('article').getByLabel(choose)
    const cards = page.getByRole('article').filter({ has: page.getByLabel(choose) })
    for (let nth = 0; nth < 3; nth++) {
      await cards.nth(nth).getByRole('button', { name: more }).click()
      await boxes.nth(nth).check()
    }
    const mail = page.getByRole('link', { name: t('selection.mail', { count: '3' }) }).first()
    const href = decodeURIComponent((await mail.getAttribute('href')) ?? '')
    const addresses = href.replace('mailto:?bcc=', '').split(',')
    expect(addresses).toHaveLength(3)
    // Writing is possible both in the selection's bar and below the list.
    const copy = page.getByRole('button', { name: t('selection.copy') })
    expect(await copy.count()).toBe(
      await page.getByRole('link', { name: t('selection.mail', { count: '3' }) }).count(),
    )
    await copy.first().click()
    await page
      .getByRole('status')
      .getByText(/3 (Adressen sind kopiert|addresses have been copied)/)
      .waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(addresses.join(', '))

    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await copy.first().click()
    const selectedText = () => document.getSelection()?.toString() ?? ''
    expect(await page.locator('textarea').inputValue()).toBe(addresses.join(', '))
    expect(await page.evaluate(selectedText)).toBe(addresses.join(', '))
  })
}
