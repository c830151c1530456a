import type { Page } from 'playwright-core'

export interface Seen {
  covered: string[]
  /** Largest height of what stuck to the window's edges. */
  highest: number
  stops: number
}

/** In the page, notes for each control that gets the focus what sticks and whether that covers it. */
export const watchFocus = (page: Page) =>
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
export const focusEach = (page: Page, first = '#entry-category'): Promise<Seen> =>
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
