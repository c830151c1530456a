import type { Page } from 'playwright-core'
import { drawn } from './browser.ts'

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}
type Watched = Window & { shifts: PerformanceObserver; moved: Shift[] }

/** Runs in the page before its own scripts. */
function recordShifts(): void {
  const watched = window as unknown as Watched
  watched.moved = []
  watched.shifts = new PerformanceObserver((list) => watched.moved.push(...(list.getEntries() as Shift[])))
  watched.shifts.observe({ type: 'layout-shift', buffered: true })
}

/** Returns a function that waits until nothing is pending: calls, fonts, pictures, and the rendering they cause. */
function trackRequests(page: Page) {
  const pendingRequests = new Set<unknown>()
  let notifySettled = () => {}
  const onEnded = (request: unknown) => {
    pendingRequests.delete(request)
    notifySettled()
  }
  page.on('request', (request) => pendingRequests.add(request))
  page.on('requestfinished', onEnded)
  page.on('requestfailed', onEnded)
  return async function settled() {
    do {
      while (pendingRequests.size > 0)
        await new Promise<void>((resolve) => {
          notifySettled = resolve
        })
      await page.evaluate(async () => void (await document.fonts.ready))
      await drawn(page)
    } while (pendingRequests.size > 0)
  }
}

/** Height for which a shift is measured, in whatever window. */
export const usualHeight = 740

/**
 * Watches what moves by itself on each page of a window from now on; the returned function waits until nothing is
 * pending and names the elements if they moved by a hundredth of a window or more.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  const settled = trackRequests(page)
  await page.addInitScript(recordShifts)
  return async () => {
    await settled()
    const { sum, shiftedElements } = await page.evaluate(() => {
      const watched = window as unknown as Watched
      const all = [...watched.moved, ...(watched.shifts.takeRecords() as Shift[])]
      const shifts = all.filter((one) => !one.hadRecentInput)
      const shiftedElements = shifts.flatMap(({ sources }) =>
        sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 200) ?? ''),
      )
      return { sum: shifts.reduce((sum, { value }) => sum + value, 0), shiftedElements }
    })
    const height = page.viewportSize()?.height ?? usualHeight
    return sum * (height / usualHeight) ** 2 < 0.01 ? [] : [`moved by ${sum}`, ...shiftedElements]
  }
}
