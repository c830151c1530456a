import type { Page } from 'playwright-core'

/**
 * The words that go on in the next line without a hyphen. Addresses of mail and web are none; a word that has hyphens
 * stands in several texts, between which it may be parted, unless the first is a single letter.
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
      // What only screen readers meet stands in a box of a pixel.
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
    // Where the next line begins at one of our own places, the hyphen has to be seen.
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
