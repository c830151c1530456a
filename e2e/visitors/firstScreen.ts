import type { Locator } from 'playwright-core'
import { type Locale, localePath } from '#shared/locales'
import { enlarge, isInWindow, scrollTop } from '../boxes.ts'
import { onPhone, visit } from '../browser.ts'
import { follow, isFocused, list, open, said, visitAt } from '../pages.ts'
import { textsIn } from '../texts.ts'

const windows = [onPhone.viewport, { width: 1280, height: 720 }]
export const firstScreen = (locale: Locale) => {
  const t = textsIn(locale)
  const [question, near, far] = [t('list.from'), t('entry.nearShort'), /\d+ km/]
  const ask = t('list.namePlaceFor')

  it('the first screen of phone and desktop shows search, name and number', async () => {
    for (const viewport of windows) {
      const page = await visitAt(localePath(locale, '/'), { viewport })
      const main = page.getByRole('main')
      const inSight = async (...targets: Locator[]) => {
        for (const target of targets) expect([target, await isInWindow(page, target)]).toEqual([target, true])
        expect(await scrollTop(page)).toBe(0)
      }
      const pictures = main.locator('a[href*="/categories/top/"] img')
      expect(await pictures.count()).toBe(8)
      await inSight(main.locator('input[name="q"]'), pictures.nth(0), pictures.nth(1))

      await open(page, localePath(locale, list))
      const first = main.getByRole('article').first()
      await inSight(first.getByRole('heading'), first.locator('a[href^="tel:"]'))

      await open(page, localePath(locale, `${list}/Salon%20Lindenblatt`))
      await inSight(main.locator('p:has([data-is-live])'), main.locator('a[href^="tel:"]').first())
    }
  })

  it('with the largest letters name and number dominate a card, and one card fits the first screen', async () => {
    const page = await visit(onPhone)
    await enlarge(page, 1.5)
    await open(page, localePath(locale, list))
    expect(await isInWindow(page, page.getByRole('article').first())).toBe(true)
    for (const query of ['Arzt', 'Apotheke', 'Hofheim']) {
      await open(page, localePath(locale, `/fastsearch?q=${query}`))
      expect([query, await isInWindow(page, page.getByRole('article').first())]).toEqual([query, true])
    }
    await open(page, localePath(locale, '/categories/list/Seniorenclubs'))
    const sizes = await page.getByRole('article').evaluateAll((cards) => {
      const sizeOf = (one: Element) => Number.parseFloat(getComputedStyle(one).fontSize)
      return cards.map((card) => {
        const great = [...card.querySelectorAll('h3, a[href^="tel:"]')]
        const others = [...card.querySelectorAll('p, span, button')].filter(
          (one) => !one.closest('h3, a[href^="tel:"]') && one.checkVisibility(),
        )
        return Math.min(...great.map(sizeOf)) - Math.max(...others.map(sizeOf))
      })
    })
    expect(Math.min(...sizes)).toBeGreaterThan(0)
    await open(page, localePath(locale, '/categories/list/Friseure/Salon%20Lindenblatt'))
    const remember = page.getByRole('button', { name: t('mylist.remember') })
    expect(await remember.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
  })

  it.each([1, 1.1, 1.5])('"more" stands in the line of number or address, at size %s', async (size) => {
    const page = await visit(onPhone)
    await enlarge(page, size)
    await open(page, localePath(locale, '/categories/list/Fußpflege'))
    const gaps = await page.getByRole('article').evaluateAll((cards) =>
      cards.map((card) => {
        const box = (selector: string) =>
          card.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
        const [number, more, place] = [box('a[href^="tel:"]'), box('button'), box('p')]
        return Math.min(Math.abs(more.top - number.top), Math.abs(more.top - place.top))
      }),
    )
    expect(Math.max(...gaps)).toBeLessThan(16)
  })

  it('the town is asked once, and kept for the next pages', async () => {
    const page = await visit(onPhone)
    const main = page.getByRole('main')
    const field = page.getByLabel(question)
    await open(page, localePath(locale, list))
    expect(await field.isVisible()).toBe(false)
    await follow(main, new RegExp(ask))
    expect(await isFocused(field)).toBe(true)
    await field.pressSequentially('Ebern')
    await field.press('Enter')
    await page.waitForURL(/\?from=Ebern$/)
    await said(main.getByRole('article').first(), near)
    for (const path of ['/fastsearch?q=Apotheke', `${list}/Salon%20Silberlocke`]) {
      await open(page, localePath(locale, path))
      await page.waitForURL(/[?&]from=Ebern$/)
      await said(main, far)
    }
  })
}
