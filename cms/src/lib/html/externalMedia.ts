import { defaultTreeAdapter as tree } from 'parse5'
import { here } from '#shared/pageHtml/addresses'
import { say } from '../words/translate.ts'
import { isOwnAddress, isVideoAddress } from './htmlRules.ts'
import { parseHtml, plainTextOf, serialiseHtml } from './sanitizeHtml.ts'
import { attributeOf, type Child, createElement, type Element } from './tables.ts'

/** A visitor's browser would contact it; null if it is this site. */
function externalHost(src: string) {
  return isOwnAddress(src) || /^data:/i.test(src.trim()) ? null : new URL(src, here).hostname
}

/**
 * As visitors get it: pictures and videos from elsewhere become boxes that name the host and load on a click. Without
 * script a box works as a link.
 */
export function boxExternalMedia(html: string) {
  return /<(?:img|iframe)\b/i.test(html) ? serialiseHtml(replaceExternalMedia(parseHtml(html))) : html
}

interface Around {
  /** Boxes contain a link and cannot be inside one, so they are collected here. */
  aside?: Element[]
  isInParagraph?: boolean
}

function replaceExternalMedia(children: Child[], around: Around = {}): Child[] {
  const { aside } = around
  return children.flatMap((child): Child[] => {
    if (!tree.isElementNode(child)) return [child]
    const src = isMedium(child) ? (attributeOf(child, 'src') ?? '') : ''
    const host = src === '' ? null : externalHost(src)
    if (host !== null) {
      const box = boxOf(child, src, host, around)
      aside?.push(box)
      return aside ? [] : [box]
    }
    if (child.tagName === 'a' && !aside) return linkAndBoxes(child, around)
    const inside = child.tagName === 'p' ? { ...around, isInParagraph: true } : around
    return [createElement(child.tagName, child.attrs, replaceExternalMedia(child.childNodes, inside))]
  })
}

const isMedium = ({ tagName }: Element) => tagName === 'img' || tagName === 'iframe'

function linkAndBoxes(link: Element, around: Around): Child[] {
  const boxes: Element[] = []
  const inner = replaceExternalMedia(link.childNodes, { ...around, aside: boxes })
  if (boxes.length === 0) return [createElement('a', link.attrs, inner)]
  // A link that contained only a picture gets its address as text.
  const isEmpty = plainTextOf(inner).trim() === ''
  const text = isEmpty ? [tree.createTextNode(attributeOf(link, 'href') ?? '')] : inner
  return [createElement('a', link.attrs, text), tree.createTextNode(' '), ...boxes]
}

const isMediaBox = (child: Element) =>
  (attributeOf(child, 'class') ?? '').split(/\s+/).includes('external-media')

function mediaLabel(medium: Element): string {
  const description = attributeOf(medium, 'alt') ?? ''
  const host = externalHost(attributeOf(medium, 'src') ?? '') ?? ''
  const source = say(medium.tagName === 'iframe' ? 'media.video' : 'media.image', { host })
  return description === '' ? source : `${source}: ${description}`
}

function boxOf(medium: Element, src: string, host: string, { aside, isInParagraph }: Around) {
  const isLinked = aside !== undefined
  const isVideo = medium.tagName === 'iframe'
  const attrs = [
    { name: 'class', value: 'external-media' },
    { name: 'data-kind', value: isVideo ? 'video' : isLinked ? 'linked-image' : 'image' },
    { name: 'data-src', value: src },
    { name: 'data-host', value: host },
    ...medium.attrs.filter(({ name }) => name === 'title'),
  ]
  const link = createElement(
    'a',
    [
      { name: 'href', value: src },
      { name: 'target', value: '_blank' },
      { name: 'rel', value: 'noopener noreferrer' },
    ],
    [tree.createTextNode(mediaLabel(medium))],
  )
  // A `figure` would end its paragraph; pictures usually are in one.
  return createElement(isVideo && !isInParagraph ? 'figure' : 'span', attrs, [link])
}

/** A box of this public HTML may load them. */
export function externalMediaIn(html: string) {
  const media: { src: string; kind: 'image' | 'video' }[] = []
  const visit = (children: Child[]) => {
    for (const child of children) {
      if (!tree.isElementNode(child)) continue
      const src = isMediaBox(child) ? attributeOf(child, 'data-src') : undefined
      if (src !== undefined) media.push({ src, kind: isVideoAddress(src) ? 'video' : 'image' })
      else visit(child.childNodes)
    }
  }
  visit(parseHtml(html))
  return media
}
