import type { Page } from 'playwright-core'
import { drawn, onDesk, onPhone } from './browser.ts'
import { keys } from './pages.ts'

/**
 * Gives the focus to each control from the first on, in the order of the Tab key, in one go. Returns the controls that
 * something that sticks covers, and the largest height of what stuck to the window's edges.
 */
const focusEach = (page: Page, first: string) =>
  page.evaluate((selector) => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(a[href], button, input, select, textarea, summary, [tabindex="0"])',
      ),
    ].filter((one) => one.checkVisibility() && !one.matches(':disabled'))
    const stops = controls.slice(controls.findIndex((one) => one.matches(selector)))
    const heights: number[] = []
    const covered = stops.filter((control) => {
      control.focus()
      const sticking = [...document.querySelectorAll('[data-sticks]')].map((one) =>
        getComputedStyle(one).display === 'contents' ? (one.firstElementChild ?? one) : one,
      )
      const boxes = sticking.map((one) => one.getBoundingClientRect())
      heights.push(boxes.reduce((sum, { height }) => sum + height, 0))
      const at = control.getBoundingClientRect()
      const isBelow = boxes.some(({ top, bottom }) => at.top < bottom - 1 && at.bottom > top + 1)
      return isBelow && !control.closest('[data-sticks]')
    })
    const names = covered.map(({ id, textContent }) => id || textContent)
    return { covered: names, highest: Math.max(...heights), stops: stops.length }
  }, first)

/** Fails if in some window, or with large letters, what sticks covers a focused element or takes much room. */
export async function coversNoFocus(page: Page, first = '#entry-category'): Promise<void> {
  await keys(page, 'Tab')
  for (const size of [onDesk.viewport, onPhone.viewport])
    for (const textSize of [1, 1.5]) {
      await page.setViewportSize(size)
      await page.evaluate((factor) => {
        document.documentElement.style.setProperty('--text-scale', String(factor))
        scrollTo(0, 0)
      }, textSize)
      // After frames what sticks is measured.
      await drawn(page)
      const { covered, highest, stops } = await focusEach(page, first)
      expect([size, textSize, covered]).toEqual([size, textSize, []])
      expect(stops).toBeGreaterThan(15)
      expect(highest).toBeGreaterThan(0)
      expect(highest).toBeLessThanOrEqual(size.height / 5)
    }
}
