import type { Page } from 'playwright-core'
import { drawn } from './browser.ts'

interface Seen {
  covered: string[]
  /** Largest height of what stuck to the window's edges. */
  highest: number
  stops: number
}

/** In the page, notes for each control that gets the focus what sticks and whether that covers it. */
const watchFocus = (page: Page) =>
  page.evaluate(() => {
    const seen: Seen = { covered: [], highest: 0, stops: 0 }
    Object.assign(window, { seen })
    const look = () => {
      const boxes = [...document.querySelectorAll('[data-sticks]')].map((one) =>
        (getComputedStyle(one).display === 'contents'
          ? (one.firstElementChild ?? one)
          : one
        ).getBoundingClientRect(),
      )
      const focused = document.activeElement
      const at = focused?.getBoundingClientRect()
      const isOwn = focused?.closest('[data-sticks]') !== null
      const isCovered = boxes.some((box) => at && at.top < box.bottom - 1 && at.bottom > box.top + 1)
      if (isCovered && !isOwn) seen.covered.push(`${focused?.id || focused?.textContent}`)
      seen.highest = Math.max(
        seen.highest,
        boxes.reduce((sum, box) => sum + box.height, 0),
      )
      seen.stops++
    }
    Object.assign(window, { look })
  })

/** Gives the focus to each control from the first on, in the order of the Tab key, in one go. */
const focusEach = (page: Page, first: string): Promise<Seen> =>
  page.evaluate((selector) => {
    const { seen, look } = window as unknown as { seen: Seen; look: () => void }
    Object.assign(seen, { covered: [], highest: 0, stops: 0 })
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(a[href], button, input, select, textarea, summary, [tabindex="0"])',
      ),
    ].filter((one) => one.checkVisibility() && !one.matches(':disabled'))
    const first = controls.findIndex((one) => one.matches(selector))
    for (const control of controls.slice(first)) {
      control.focus()
      look()
    }
    return { ...seen }
  }, first)

const desk = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }

/** Fails if in some window, or with large letters, what sticks covers a focused element or takes much room. */
export async function coversNoFocus(page: Page, first = '#entry-category'): Promise<void> {
  await watchFocus(page)
  // The focus of someone who uses the keyboard.
  await page.keyboard.press('Tab')
  for (const size of [desk, phone])
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
