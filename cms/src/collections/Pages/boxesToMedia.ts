import { defaultTreeAdapter as tree } from 'parse5'
import {
  attributeOf,
  boxExternalMedia,
  boxedAttributes,
  externalHost,
  isMediaBox,
  isMedium,
  mediaLabel,
} from '../../lib/html/externalMedia.ts'
import { hasPictureSizes, removePictureSizes } from '../../lib/html/pictureSizes.ts'
import { assertFewTags, parseHtml, plainTextOf, serialiseHtml } from '../../lib/html/sanitizeHtml.ts'
import { type Child, createElement, type Element } from '../../lib/html/tables.ts'

/** Media of the stored page by their address, those of one address in the order of the page. */
type Known = Map<string, Element[]>

/**
 * Reverses `boxExternalMedia`, so that a client that read a page in its public form and saves it again loses no
 * picture. Blocks unchanged from the public form become the stored ones; other boxes become the medium they describe.
 * Editors without boxes keep only the link in a box, which is replaced only if the page contains that picture or video.
 */
export function boxesToMedia(html: string, stored: string): string {
  const storedMedia = mediaOf(parseHtml(stored))
  const isOurs =
    /external-media/.test(html) || hasPictureSizes(html) || (storedMedia.size > 0 && /<a\b/i.test(html))
  if (!isOurs) return html
  assertFewTags(html)
  const blocks = new Map(parseHtml(stored).map((block) => [boxExternalMedia(serialiseHtml([block])), block]))
  const nodes = parseHtml(html)
  removePictureSizes(nodes)
  return serialiseHtml(
    nodes.flatMap((child) => {
      const asItWas = blocks.get(serialiseHtml([child]))
      return asItWas ? [asItWas] : restored([child], storedMedia)
    }),
  )
}

function restored(children: Child[], storedMedia: Known): Child[] {
  const result: Child[] = []
  for (const child of children) {
    if (!tree.isElementNode(child)) {
      result.push(child)
      continue
    }
    const medium = isMediaBox(child) ? mediumOfBox(child, storedMedia) : mediumOfLink(child, storedMedia)
    // The content of a template is not among its child nodes and is not part of a page.
    if (child.tagName === 'template') result.push(child)
    else if (!medium)
      result.push(createElement(child.tagName, child.attrs, restored(child.childNodes, storedMedia)))
    else if (attributeOf(child, 'data-kind') !== 'linked-image') result.push(medium)
    else putIntoLink(result, medium)
    if (medium && isMediaBox(child)) result.push(...restored(writtenInto(child), storedMedia))
  }
  return result
}

const isLinkOf = (node: Child, src: string): node is Element =>
  tree.isElementNode(node) && node.tagName === 'a' && attributeOf(node, 'href') === src

/** Returns a stored medium, each only once, so that several pictures from one address get their own widths back. */
function takeKnown(src: string, known: Known): Element | undefined {
  const media = known.get(src)
  return media && media.length > 1 ? media.shift() : media?.[0]
}

function mediumOfBox(box: Element, known: Known): Element | null {
  const src = attributeOf(box, 'data-src')
  if (src === undefined) return null
  const medium = takeKnown(src, known) ?? mediumAsCarried(box, src)
  const words = plainTextOf(box.childNodes.filter((child) => isLinkOf(child, src)))
  if (words === mediaLabel(medium) || medium.tagName === 'iframe')
    return createElement(medium.tagName, medium.attrs)
  const plain = mediaLabel(createElement('img', [{ name: 'src', value: src }]))
  // The description is in the link text, where it may have been changed.
  const alt = words.startsWith(plain) ? words.slice(plain.length).replace(/^: /, '') : words
  const isAlt = ({ name }: { name: string }) => name === 'alt'
  const attrs = medium.attrs.map((attr) => (isAlt(attr) ? { ...attr, value: alt } : attr))
  return createElement(
    'img',
    attrs.some(isAlt) || alt === '' ? attrs : [...attrs, { name: 'alt', value: alt }],
  )
}

/** Makes a medium from a box that was copied from another page. */
function mediumAsCarried(box: Element, src: string): Element {
  const isVideo = attributeOf(box, 'data-kind') === 'video'
  const attributes = box.attrs.filter(({ name }) => name === 'alt' || boxedAttributes.includes(name))
  const ofVideos = [
    { name: 'class', value: 'ql-video' },
    { name: 'frameborder', value: '0' },
    { name: 'allowfullscreen', value: 'true' },
  ]
  return createElement(isVideo ? 'iframe' : 'img', [
    ...(isVideo ? ofVideos : []),
    { name: 'src', value: src },
    ...attributes,
  ])
}

/** Returns what was written into a box, without our own link and button. */
function writtenInto(box: Element): Child[] {
  const src = attributeOf(box, 'data-src') ?? ''
  return box.childNodes.filter(
    (child) =>
      !isLinkOf(child, src) && !(tree.isElementNode(child) && /^(?:button|iframe)$/.test(child.tagName)),
  )
}

function mediumOfLink(node: Element, known: Known): Element | null {
  const src = node.tagName === 'a' ? (attributeOf(node, 'href') ?? '') : ''
  const medium = known.get(src)?.find((medium) => plainTextOf(node.childNodes) === mediaLabel(medium))
  return medium ? createElement(medium.tagName, medium.attrs) : null
}

/** Puts a medium back into its link, which precedes the box, separated by a space. */
function putIntoLink(before: Child[], medium: Element): void {
  const gap = before.at(-1)
  const hasGap = gap !== undefined && tree.isTextNode(gap) && gap.value.trim() === ''
  const link = before.at(hasGap ? -2 : -1)
  if (!link || !tree.isElementNode(link) || link.tagName !== 'a') return void before.push(medium)
  if (hasGap) before.pop()
  // A link without text shows its address to visitors.
  const isBare = plainTextOf(link.childNodes) === attributeOf(link, 'href')
  before.splice(-1, 1, createElement('a', link.attrs, [...(isBare ? [] : link.childNodes), medium]))
}

function mediaOf(children: Child[], found: Known = new Map()): Known {
  for (const child of children) {
    if (!tree.isElementNode(child)) continue
    const src = isMedium(child) ? (attributeOf(child, 'src') ?? '') : ''
    if (src !== '' && externalHost(src) !== null) found.set(src, [...(found.get(src) ?? []), child])
    else mediaOf(child.childNodes, found)
  }
  return found
}
