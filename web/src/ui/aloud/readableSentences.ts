import { type Locale, localeNamed } from '#shared/locales'
import { sentencesOf, spokenText } from './spokenText.ts'

export interface Sentence {
  spoken: string
  locale: Locale
  range: Range
  block: Element
}

const silentElements =
  'button, nav, form, select, textarea, svg, canvas, iframe, thead, a[aria-label], [role="status"], [role="alert"], [hidden], [aria-hidden="true"], [data-silent], .noPrint, .leaflet-container'

interface Piece {
  node: Text
  from: number
  isShown: boolean
}

/** Elements in which hidden texts for screen readers, and those not printed, are read too: dates and contact links. */
const fullyReadElements = 'time, a[href^="tel:"], a[href^="mailto:"], a[rel~="external"]'

const isSilent = (element: Element) =>
  element.matches(silentElements) &&
  !(element.matches('.noPrint') && element.parentElement?.closest(fullyReadElements))

/** In one language: a paragraph, a row of a table, or a part of one. */
interface Passage {
  text: string
  pieces: Piece[]
  locale: Locale
  block: Element
  dialled: string[]
}

const isCell = ({ tagName }: Element) => tagName === 'TD' || tagName === 'TH'

/** Cells of a row stay together, however they are laid out. */
function isBlock(element: Element, { display }: CSSStyleDeclaration) {
  return !isCell(element) && !/^(?:inline|contents)/.test(display)
}

const localeOf = (element: Element): Locale => {
  const lang = element.closest('[lang]')?.getAttribute('lang')?.slice(0, 2) ?? ''
  return localeNamed(lang)
}

const isVisible = ({ display, visibility }: CSSStyleDeclaration) =>
  display !== 'none' && visibility !== 'hidden'

const isForScreenReaders = (element: Element, { position, overflow }: CSSStyleDeclaration) =>
  position === 'absolute' && overflow === 'hidden' && element.clientWidth <= 1

function passagesOf(root: Element): Passage[] {
  const passages: Passage[] = []
  let current: Passage | null = null
  const end = () => {
    if (current && /[\p{L}\d]/u.test(current.text)) passages.push(current)
    current = null
  }
  const add = (node: Text, block: Element, parent: Element) => {
    const locale = localeOf(parent)
    if (current && current.locale !== locale) end()
    current ??= { text: '', pieces: [], locale, block, dialled: [] }
    const style = getComputedStyle(parent)
    current.pieces.push({ node, from: current.text.length, isShown: !isForScreenReaders(parent, style) })
    // Line breaks in the source are not part of the text, unless they are shown.
    current.text += /^(?:pre|break-spaces)/.test(style.whiteSpace) ? node.data : node.data.replace(/\s/g, ' ')
    if (parent.closest('a[href^="tel:"]')) current.dialled.push(node.data)
  }
  const walk = (element: Element, block: Element) => {
    for (const node of element.childNodes) {
      if (node instanceof Text) add(node, block, element)
      if (!(node instanceof Element) || isSilent(node)) continue
      if (node.tagName === 'BR') {
        end()
        continue
      }
      const style = getComputedStyle(node)
      const isHidden = isForScreenReaders(node, style)
      if (!isVisible(style) || (isHidden && !node.closest(fullyReadElements))) continue
      const startsPassage = !isHidden && isBlock(node, style)
      if (startsPassage) end()
      // A pause between the cells of a row.
      else if (isCell(node) && current) current.text += ': '
      walk(node, startsPassage ? node : block)
      if (startsPassage) end()
    }
  }
  walk(root, root)
  end()
  return passages
}

function rangeOf({ pieces, block }: Passage, from: number, to: number): Range {
  const range = document.createRange()
  // The spoken text is shown in another form, such as a date on a calendar sheet.
  if (!pieces.some(({ isShown }) => isShown)) range.selectNodeContents(block)
  if (range.startContainer === block) return range
  const pieceAt = (index: number) => pieces.findLast((piece) => piece.from <= index) ?? pieces[0]
  const [first, last] = [pieceAt(from), pieceAt(to - 1)]
  if (first) range.setStart(first.node, Math.min(first.node.length, from - first.from))
  if (last) range.setEnd(last.node, Math.min(last.node.length, to - last.from))
  return range
}

/** As currently shown, from the heading on. */
export function readableSentences(root: Element): Sentence[] {
  const heading = root.querySelector('h1')
  const passages = passagesOf(root)
  const first = passages.findIndex(({ block }) => heading?.contains(block))
  return passages.slice(Math.max(0, first)).flatMap((passage) => {
    const { text, locale, block, dialled } = passage
    return sentencesOf(text, locale).map(({ from, to }) => ({
      spoken: spokenText(text.slice(from, to), locale, dialled),
      locale,
      block,
      range: rangeOf(passage, from, to),
    }))
  })
}

const highlight = 'aloud'

/** Without touching React's elements; null removes the mark. */
export function markSentence(sentence: Sentence | null) {
  for (const element of document.querySelectorAll('[data-aloud]')) element.removeAttribute('data-aloud')
  // Older browsers lack highlights: there only the paragraph is marked.
  const registry = 'highlights' in CSS ? CSS.highlights : null
  registry?.delete(highlight)
  if (!sentence) return
  sentence.block.setAttribute('data-aloud', registry ? 'sentence' : 'block')
  registry?.set(highlight, new Highlight(sentence.range))
  sentence.block.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
