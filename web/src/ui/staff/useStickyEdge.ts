import { type RefObject, useEffect } from 'react'

type Edge = 'top' | 'bottom'

/** Maximum share of the window's height that sticks, at both edges together. */
const maxShare = 1 / 5
const changed = 'stickingchange'

const heights = { top: 0, bottom: 0 }

/**
 * Makes an element (`data-sticks`), or at the lower edge at least its first part (`data-alone`), stick to an edge if
 * there is space; focused elements scroll clear of it (`StickyBar.module.css`). The upper edge has priority. The height
 * is measured, because letters may have any size.
 */
export function useStickyEdge(ref: RefObject<HTMLElement | null>, edge: Edge, isOn = true) {
  useEffect(() => {
    const element = ref.current
    if (!element || !isOn) return
    const put = (height: number) => {
      if (height === heights[edge]) return
      heights[edge] = height
      document.documentElement.style.setProperty(`--sticking-${edge}`, `${height}px`)
      if (edge === 'top') window.dispatchEvent(new Event(changed))
    }
    const measure = () => {
      const room = window.innerHeight * maxShare - (edge === 'top' ? 0 : heights.top)
      const heightOf = (box: Element) => Math.ceil(box.getBoundingClientRect().height)
      element.removeAttribute('data-alone')
      let height = heightOf(element)
      // Then only the first part sticks, and the element itself may have no box.
      if (height > room && element.firstElementChild && edge === 'bottom') {
        element.setAttribute('data-alone', '')
        height = heightOf(element) || heightOf(element.firstElementChild)
      }
      element.toggleAttribute('data-sticks', height <= room)
      put(height <= room ? height : 0)
    }
    // Browsers scroll only to the caret of a text with several lines, and leave the rest of it below the bar.
    const show = ({ target }: FocusEvent) => {
      const isOutside = target instanceof HTMLElement && !element.contains(target)
      if (isOutside && target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' })
    }
    const observer = new ResizeObserver(measure)
    for (const one of [element, element.firstElementChild]) if (one) observer.observe(one)
    document.addEventListener('focusin', show)
    window.addEventListener('resize', measure)
    if (edge === 'bottom') window.addEventListener(changed, measure)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', show)
      window.removeEventListener('resize', measure)
      window.removeEventListener(changed, measure)
      element.removeAttribute('data-sticks')
      put(0)
    }
  }, [ref, edge, isOn])
}
