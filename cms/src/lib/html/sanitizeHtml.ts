import { html, parseFragment, serialize, defaultTreeAdapter as tree } from 'parse5'
import { ownValue } from '#shared/ownValue'
import { isInline } from '#shared/plainMarkup'
import { apiError } from '../errors/apiError.ts'
import {
  allowedTags,
  attributeRules,
  droppedWithContent,
  isPictureAddress,
  isVideoAddress,
  renamedTags,
} from './htmlRules.ts'
import { type Child, createElement, type Element, simpleTable } from './tables.ts'

type Tags = Readonly<Record<string, readonly string[]>>

const inlineTags: Tags = { a: ['href'], strong: [], em: [], u: [], br: [] }

const deepest = 100
/** A parser's work can grow with the square of open tags. */
const maxTags = 20_000
/** The second pass usually changes nothing more; hostile text may need more. */
const maxReadings = 10

/** What the editor's toolbar can make, and nothing that can run script. Clean HTML is returned unchanged. */
export const sanitizePage = (source: string) => sanitize(source, allowedTags)

/** Plain lines with simple inline markup at most. */
export const sanitizeInline = (source: string) => sanitize(source, inlineTags)

/**
 * Parses as browsers do and writes HTML again, until nothing changes any more: then a browser reads the text exactly as
 * it was checked here.
 */
function sanitize(source: string, tags: Tags) {
  assertFewTags(source)
  let text = source
  for (let reading = 1; reading <= maxReadings; reading++) {
    const clean = withBreaks(serialiseHtml(keepAllowed(parseHtml(text), tags, 0)))
    if (clean === text) return clean
    text = clean
  }
  return serialiseHtml([tree.createTextNode(plainTextOf(parseHtml(text)))])
}

/** @throws ApiError before anything is parsed that takes too long */
function assertFewTags(source: string) {
  if (source.split('<').length > maxTags) throw apiError('invalid.formats', { field: 'html' })
}

/** As a browser reads it inside a `div`. */
export function parseHtml(source: string) {
  return parseFragment(tree.createElement('div', html.NS.HTML, []), source, {}).childNodes
}

export function serialiseHtml(children: Child[]) {
  const fragment = tree.createDocumentFragment()
  for (const child of children) tree.appendChild(fragment, child)
  return serialize(fragment)
}

function keepAllowed(children: Child[], tags: Tags, depth: number): Child[] {
  return children.flatMap((child) => {
    if (tree.isTextNode(child)) return [tree.createTextNode(child.value)]
    if (!tree.isElementNode(child) || child.namespaceURI !== html.NS.HTML) return []
    if (droppedWithContent.has(child.tagName) || depth >= deepest) return []
    const tag = ownValue(renamedTags, child.tagName) ?? child.tagName
    if (tag === 'table' && tags.table)
      return simpleTable(child, {
        attributes: (cell) => cleanAttributes(cell, tags.td ?? []),
        content: (inner) => keepAllowed(inner, tags, depth + 4),
      })
    const inner = tag === 'iframe' ? [] : keepAllowed(child.childNodes, tags, depth + 1)
    if (tags.p && !isInline(tag) && !ownValue(tags, tag))
      return isInParagraph(child) ? inner : paragraphOf(inner)
    const allowed = ownValue(tags, tag)
    if (!allowed) return isInline(child.tagName) ? inner : [lineBreak(), ...inner, lineBreak()]
    const attrs = cleanAttributes(child, allowed)
    if (tag === 'img' || tag === 'iframe')
      return attrs.some(({ name }) => name === 'src') ? [createElement(tag, attrs)] : []
    if (isPointless(tag, attrs)) return inner
    return [createElement(tag, attrs, inner)]
  })
}

function cleanAttributes({ tagName, attrs }: Element, allowed: readonly string[]): Element['attrs'] {
  const kept = attrs.flatMap(({ name, value }) => {
    if (!allowed.includes(name)) return []
    if (name === 'src')
      return (tagName === 'img' ? isPictureAddress : isVideoAddress)(value) ? [{ name, value }] : []
    const clean = ownValue(attributeRules, name)?.(value) ?? null
    return clean === null ? [] : [{ name, value: clean }]
  })
  const has = (name: string) => kept.some((attr) => attr.name === name)
  if (has('target') && !has('rel')) kept.push({ name: 'rel', value: 'noopener noreferrer' })
  const isMarker = kept.some(({ name, value }) => name === 'class' && value === 'ql-ui')
  return isMarker ? kept : kept.filter(({ name }) => name !== 'contenteditable')
}

/** Edge of a dropped block; no parsed HTML contains this sign. */
const edge = '\0'
const lineBreak = () => tree.createTextNode(edge)
const tagsBetween = String.raw`(?:\s|<\/?(?:a|strong|em|u)\b[^>]*>)*`
const edgesInRow = new RegExp(`${edge}(${tagsBetween})(?=${edge})`, 'g')
const outerEdge = new RegExp(`(^|<br>)(${tagsBetween})${edge}|${edge}(${tagsBetween})(?=<br>|$)`, 'g')

/** One line break between two texts, none at the start or end. */
const withBreaks = (text: string) =>
  text.includes(edge)
    ? text
        .replace(edgesInRow, '$1')
        .replace(outerEdge, '$1$2$3')
        .replace(new RegExp(`\\s*${edge}\\s*`, 'g'), '<br>')
    : text

/** As browsers draw it, no paragraph can begin there. */
const isInParagraph = ({ parentNode }: Element) =>
  parentNode !== null &&
  'tagName' in parentNode &&
  (isInline(parentNode.tagName) || /^(?:p|h\d)$/.test(parentNode.tagName))

const isPointless = (tag: string, attrs: Element['attrs']) =>
  (tag === 'a' && !attrs.some(({ name }) => name === 'href')) || (tag === 'span' && attrs.length === 0)

const blocks = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'ol', 'ul', 'li', 'table'])

/** The editor lacks `div`; not if it contains blocks. */
function paragraphOf(children: Child[]) {
  const holdsBlocks = children.some((child) => tree.isElementNode(child) && blocks.has(child.tagName))
  return holdsBlocks || children.length === 0 ? children : [createElement('p', [], children)]
}

/**
 * Each block and break on a line of its own.
 * @param ofMedia text for a picture or video, none by default
 */
export const plainTextOf = (children: Child[], ofMedia: (medium: Element) => string = () => ''): string =>
  textWithEdges(children, ofMedia)
    .replace(new RegExp(`^[ ${edge}]*${edge}|${edge}[ ${edge}]*$`, 'g'), '')
    .replace(new RegExp(`\\s*${edge}[\\s${edge}]*`, 'g'), '\n')

function textWithEdges(children: Child[], ofMedia: (medium: Element) => string): string {
  return children
    .map((child) => {
      if (tree.isTextNode(child)) return child.value
      if (!tree.isElementNode(child)) return ''
      const { tagName, childNodes } = child
      if (tagName === 'img' || tagName === 'iframe') return ofMedia(child)
      if (tagName === 'br') return edge
      const text = textWithEdges(childNodes, ofMedia)
      if (tagName === 'td' || tagName === 'th') return child === children.at(-1) ? text : `${text} | `
      return isInline(tagName) ? text : edge + text + edge
    })
    .join('')
}
