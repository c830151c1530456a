import type { Page } from 'playwright-core'

/**
 * Returns words that continue in the next line without a hyphen. Mail and web addresses do not count; a hyphenated word
 * consists of several text nodes and may break between them, unless the first is a single letter.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isTiny = (box: Element | null): boolean =>
      box !== null && ((box instanceof HTMLElement && box.offsetWidth === 1) || isTiny(box.parentElement))
    const found: string[] = []
    const words = /[^\s-]*(?:@|\/\/|[\w-]\.\w\w)\S*|(?<!\p{L})\p{L}-\p{L}{1,9}(?!\p{L})|\p{L}+/gu
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? ''
      // Content for screen readers only is in a box of one pixel.
      const box = node.parentElement
      if (!box?.checkVisibility() || isTiny(box) || box.translate === false) continue
      for (const { 0: token, index } of text.matchAll(words)) {
        if (!/^(\p{L}-)?\p{L}{2,}$/u.test(token)) continue
        range.setStart(node, index)
        range.setEnd(node, index + token.length)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top)
        if (Math.max(...lines) - Math.min(...lines) > 4)
          found.push(`${token} in ${box.outerHTML.slice(0, 120)}`)
      }
    }
    // If the next line starts at one of our own break points, a hyphen has to be visible.
    const topOf = (text: ChildNode | null, at: number) => {
      if (!(text instanceof Text) || text.length === 0) return null
      range.setStart(text, at < 0 ? text.length + at : at)
      range.setEnd(text, at < 0 ? text.length : at + 1)
      return range.getBoundingClientRect().top
    }
    for (const place of document.querySelectorAll('soft-hyphen')) {
      if (!place.checkVisibility() || isTiny(place)) continue
      const before = topOf(place.previousSibling, -1)
      const after = topOf(place.nextSibling, 0)
      if (before === null || after === null || Math.abs(after - before) <= 4) continue
      if (place.getBoundingClientRect().width < 1)
        found.push(`no hyphen in ${place.parentElement?.outerHTML.slice(0, 120)}`)
    }
    return found
  })
}
