import type { Page } from 'playwright-core'
import { tooWide } from './accessible.ts'
import { complain } from './complaints.ts'

/** A desktop and a phone, high enough that the whole page is in sight. */
const windows = [
  { width: 1280, height: 6000 },
  { width: 360, height: 9000 },
]

/**
 * Complains of a page that is wider than its window, and of controls that something else covers in their middle: they
 * cannot be pressed. Nor could what a bar still covers at the end of the page, or be read what is folded on paper.
 */
export async function reach(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const size of windows) {
    await page.setViewportSize(size)
    complain([...(await tooWide(page)), ...(await page.evaluate(covered, 0))])
  }
  if (before) await page.setViewportSize(before)
  await reachEnd(page)
  await page.emulateMedia({ media: 'print' })
  complain(await page.evaluate(lostOnPaper))
  await page.emulateMedia({ media: 'screen' })
}

/** Complains of the last controls of a page if a bar covers them even at its end. */
export async function reachEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  complain(await page.evaluate(covered, (page.viewportSize()?.height ?? 0) / 2))
  await page.evaluate(() => scrollTo(0, 0))
}

/** Sections that stay folded, and controls, of pages for visitors: forms of staff are not printed. */
function lostOnPaper(): string[] {
  if (location.pathname.includes('/edit')) return []
  const drawn = (one: Element) => one.checkVisibility() && one.getBoundingClientRect().height > 0
  const folded = [...document.querySelectorAll('main details')].filter(
    (one) => drawn(one) && ![...one.children].some((part) => part.localName !== 'summary' && drawn(part)),
  )
  const controls = [...document.querySelectorAll('nav, button, .noPrint, .leaflet-container')].filter(drawn)
  return [...folded, ...controls].map(
    (one) => `${location.pathname} on paper: ${one.outerHTML.slice(0, 120)}`,
  )
}

/** @param from pixels below the top of the window */
function covered(from: number): string[] {
  const kinds = 'a[href], button, input, select, textarea, summary'
  // Fields for robots are hidden.
  const controls = [...document.querySelectorAll<HTMLElement>(kinds)].filter(
    (one) => !one.closest('[aria-hidden="true"]') && one.checkVisibility({ opacityProperty: true }),
  )
  return controls.flatMap((control) => {
    // The first line of a link; texts for screen readers only are clipped.
    const [box] = control.getClientRects()
    if (!box || box.width < 4 || box.top < from) return []
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    // Controls scrolled out of a table are invisible.
    const isAside = top?.contains(control) && getComputedStyle(control).pointerEvents !== 'none'
    const isHit = !top || isAside || control.contains(top) || top.closest('label')?.contains(control)
    const name = control.textContent || control.getAttribute('name')
    return isHit
      ? []
      : [`${location.pathname} at ${innerWidth}: »${name}« is below ${top.outerHTML.slice(0, 80)}`]
  })
}
