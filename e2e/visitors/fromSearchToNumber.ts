import type { Page } from 'playwright-core'
import { type Locale, localePath, localeRows } from '#shared/locales'
import { boxOf, isInWindow, scrollTop } from '../boxes.ts'
import { drawn, onPhone } from '../browser.ts'
import { keys, list, main, searchField, visitAt } from '../pages.ts'

export const touched = { ...onPhone, hasTouch: true }
export const filterTexts = {
  de: {
    found: /^\d+ Treffer$/,
    filter: 'Filter',
    show: /^\d+ Anbieter zeigen$/,
    remove: /^Filter entfernen/,
  },
  en: { found: /^\d+ hits?$/, filter: 'Filter', show: /^Show \d+ providers?$/, remove: /^Remove filter/ },
}

const focusedTag = (page: Page) => page.evaluate(() => document.activeElement?.tagName)

export const fromSearchToNumber = (locale: Locale) => {
  const texts = filterTexts[localeRows[locale].words]
  const shownNames = (page: Page) =>
    main(page).getByRole('article').filter({ visible: true }).getByRole('heading').allTextContents()

  it('a search from home shows a number without scrolling, hides the keyboard and announces its hits', async () => {
    const page = await visitAt(localePath(locale, '/'), touched)
    await searchField(page).fill('Friseur')
    await main(page).locator('form button[type="submit"]').first().tap()
    await page.waitForURL(/\/fastsearch\?q=Friseur/)
    const call = main(page).getByRole('article').first().locator('a[href^="tel:"]')
    await call.waitFor()
    await drawn(page)
    expect([await scrollTop(page), await isInWindow(page, call)]).toEqual([0, true])
    expect((await boxOf(call)).height).toBeGreaterThanOrEqual(48)
    expect(await focusedTag(page)).not.toBe('INPUT')

    await searchField(page).fill('Apotheke')
    await keys(page, 'Enter')
    await page.waitForURL(/q=Apotheke/)
    const status = main(page).getByRole('status').filter({ hasText: texts.found })
    await status.first().waitFor({ state: 'attached' })
    expect(await focusedTag(page)).not.toBe('INPUT')
    await drawn(page)
    expect(await isInWindow(page, call)).toBe(true)
  })

  it('removing filters and leaving a provider lead back to the same place of the list', async () => {
    const page = await visitAt(localePath(locale, list), touched)
    const all = await shownNames(page)
    // A second press on the same spot undoes the first, and opens nothing.
    const movedButtons = await main(page)
      .locator('article button[aria-expanded]')
      .evaluateAll(async (buttons) => {
        const moved: string[] = []
        const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
        for (const button of buttons as HTMLElement[]) {
          const place = () => JSON.stringify(button.getBoundingClientRect())
          const before = place()
          button.click()
          await drawn()
          if (place() !== before) moved.push(button.getAttribute('aria-label') ?? '')
          button.click()
          await drawn()
        }
        return moved
      })
    expect(movedButtons).toEqual([])
    await main(page).locator('summary').filter({ hasText: texts.filter }).tap()
    for (const name of ['barrierfree', 'homeVisits'])
      await main(page).locator(`input[name="${name}"]`).check()
    await page.waitForURL(/barrierfree=true&homeVisits=true/)
    await main(page).getByRole('button', { name: texts.show }).tap()
    const chips = main(page).getByRole('link', { name: texts.remove })
    expect(await chips.count()).toBe(2)
    await chips.last().tap()
    await page.waitForURL(/barrierfree=true$/)
    await chips.first().tap()
    await page.waitForURL(/Friseure$/)
    expect([await chips.count(), await shownNames(page)]).toEqual([0, all])

    const names = main(page).getByRole('article').filter({ visible: true }).getByRole('heading')
    const last = names.last().getByRole('link')
    const back = main(page).getByRole('link', { name: /^(Zurück zur Liste|Back to the list)$/ })
    for (const goBack of [() => page.goBack(), () => back.tap()]) {
      await last.scrollIntoViewIfNeeded()
      const [before, list, url] = [await scrollTop(page), await shownNames(page), page.url()]
      expect(before).toBeGreaterThan(500)
      await last.tap()
      await page.waitForURL(/Friseure\/./)
      await main(page).locator('h1').waitFor()
      await goBack()
      await page.waitForURL(url)
      await expect.poll(() => scrollTop(page)).toBe(before)
      expect(await shownNames(page)).toEqual(list)
    }
  })
}
