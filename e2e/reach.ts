import type { Page } from 'playwright-core'
import { tooWide } from './accessible.ts'
import { complain } from './complaints.ts'

/** A desktop and a phone, high enough that the whole page is in sight. */
const windows = [
  { width: 1280, height: 6000 },
  { width: 360, height: 9000 },
]

const focused = new Set<string>()

/**
 * Complains of a page that is wider than its window, and of controls that something else covers in their middle: they
 * cannot be pressed, nor what a bar still covers at the end of the page. Also of one that is too wide in the largest
 * letters, of controls whose focus is not seen, and of what is lost on paper.
 */
export async function reach(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const size of windows) {
    await page.setViewportSize(size)
    complain([...(await tooWide(page)), ...(await page.evaluate(covered, 0))])
  }
  const chosen = await page.evaluate(setTextScale, '1.5')
  complain(await tooWide(page))
  await page.evaluate(setTextScale, chosen)
  if (before) await page.setViewportSize(before)
  await reachEnd(page)
  await page.keyboard.press('Tab')
  const rings = await page.evaluate(withoutRing, [...focused])
  for (const kind of rings.kinds) focused.add(kind)
  complain(rings.missing)
  await page.emulateMedia({ media: 'print' })
  complain(await page.evaluate(lostOnPaper))
  await page.emulateMedia({ media: 'screen' })
}

/** Returns the one before; none is the usual one. */
function setTextScale(scale: string): string {
  const { style } = document.documentElement
  const before = style.getPropertyValue('--text-scale')
  style.setProperty('--text-scale', scale)
  return before
}

/** Of each kind of control one, unless it is among those `seen`: a link that has the focus fetches its page. */
function withoutRing(seen: string[]) {
  const kinds = new Set(seen)
  const controls = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')
  const missing = [...controls].filter((one) => {
    const kind = `${one.localName} ${one.className} of ${one.parentElement?.className}`
    if (kinds.has(kind) || one.tabIndex < 0 || !one.checkVisibility()) return false
    one.focus({ preventScroll: true })
    if (document.activeElement !== one) return false
    kinds.add(kind)
    const rings = [undefined, '::after'].map((part) => getComputedStyle(one, part))
    return !rings.some((ring) => ring.outlineStyle !== 'none' && Number.parseFloat(ring.outlineWidth) >= 2)
  })
  return { kinds: [...kinds], missing: missing.map((one) => `without ring: ${one.outerHTML.slice(0, 120)}`) }
}

/** Complains of the last controls of a page if a bar covers them even at its end. */
export async function reachEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  complain(await page.evaluate(covered, (page.viewportSize()?.height ?? 0) / 2))
  await page.evaluate(() => scrollTo(0, 0))
}

/** Sections that stay folded, controls, and what is not dark, of pages for visitors: forms of staff are not printed. */
function lostOnPaper(): string[] {
  if (location.pathname.includes('/edit')) return []
  const drawn = (one: Element) => one.checkVisibility() && one.getBoundingClientRect().height > 0
  const folded = [...document.querySelectorAll('main details')].filter(
    (one) => drawn(one) && ![...one.children].some((part) => part.localName !== 'summary' && drawn(part)),
  )
  const controls = [...document.querySelectorAll('nav, button, .noPrint, .leaflet-container')].filter(drawn)
  const words = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, td, th, dd, a, span)')]
  const isPale = ({ color, backgroundColor }: CSSStyleDeclaration) =>
    Math.max(...(color.match(/\d+/g) ?? []).map(Number)) > 50 && backgroundColor !== 'rgb(0, 0, 0)'
  const pale = words.filter((one) => drawn(one) && isPale(getComputedStyle(one)))
  const note = [...document.querySelectorAll('.onlyPrint')].filter((one) => !drawn(one))
  return [...folded, ...controls, ...pale, ...note].map(
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
