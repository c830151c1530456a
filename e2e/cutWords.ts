import type { Page } from 'playwright-core'

/** What is read or pressed at a glance: headings, buttons, and links to categories. Cells hold words of any length. */
const glanced = ['h1', 'h2', 'h3', 'h4', 'button', 'summary', '[class*="_button"]', 'a[href*="/categories/"]']
  .map((element) => `${element}:not(tbody *)`)
  .join()

/**
 * Returns words of headings, buttons and category names that continue in the next line or reach out of the window. The
 * browser of the tests has no dictionary, so it cuts words where others put a hyphen.
 */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate((glanced) => {
    const found = new Set<string>()
    const range = document.createRange()
    const edge = document.documentElement.clientWidth
    // Content for screen readers only is clipped.
    const isUnseen = (box: Element | null): boolean =>
      box !== null && (getComputedStyle(box).clipPath !== 'none' || isUnseen(box.parentElement))
    for (const element of document.querySelectorAll(glanced)) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (!node.parentElement?.checkVisibility() || isUnseen(node.parentElement)) continue
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]{2,}/gu)) {
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 1)
          const tops = boxes.map(({ top }) => top)
          const isCut =
            Math.max(...tops) - Math.min(...tops) > 4 || boxes.some(({ right }) => right > edge + 1)
          if (isCut) found.add(`${word} in ${element.outerHTML.slice(0, 120)}`)
        }
      }
    }
    return [...found]
  }, glanced)
}
