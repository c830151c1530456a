import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree } from 'parse5'
import { isOwn, isVideoAddress } from './htmlRules.ts'
import { element, readHtml, writeHtml } from './sanitizeHtml.ts'

type Child = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

const here = 'https://here.invalid'

/** The host that a visitor's browser would ask; null where it would ask nobody but us. */
function strangerOf(src: string): string | null {
  return isOwn(src) || /^data:/i.test(src.trim()) ? null : new URL(src, here).hostname
}

const attributeOf = (node: Element, name: string) => node.attrs.find((attr) => attr.name === name)?.value

/**
 * What visitors get of a page: pictures and videos from elsewhere as boxes that name the host and load on a press.
 * The box is complete without script, a link to the picture or video; the site puts a button into it.
 */
export function withoutStrangers(html: string): string {
  return /<(?:img|iframe)\b/i.test(html) ? writeHtml(replaceStrangers(readHtml(html))) : html
}

function replaceStrangers(children: Child[]): Child[] {
  return children.flatMap((child) => {
    if (!tree.isElementNode(child)) return [child]
    const src = isMedium(child) ? (attributeOf(child, 'src') ?? '') : ''
    const host = src === '' ? null : strangerOf(src)
    if (host !== null) return [boxOf(child, src, host)]
    const inner = replaceStrangers(child.childNodes)
    return child.tagName === 'a' ? unlinked(child, inner) : [element(child.tagName, child.attrs, inner)]
  })
}

const isMedium = ({ tagName }: Element) => tagName === 'img' || tagName === 'iframe'
const isBox = (child: Child): child is Element =>
  tree.isElementNode(child) && attributeOf(child, 'class') === 'external-media'

/** A box holds a link and cannot stand inside another one, so it follows it. */
function unlinked(link: Element, inner: Child[]): Child[] {
  const boxes = inner.filter(isBox)
  if (boxes.length === 0) return [element('a', link.attrs, inner)]
  const rest = inner.filter((child) => !isBox(child))
  const text = rest.length > 0 ? rest : [tree.createTextNode(attributeOf(link, 'href') ?? '')]
  return [element('a', link.attrs, text), tree.createTextNode(' '), ...boxes]
}

function boxOf(medium: Element, src: string, host: string): Element {
  const isVideo = medium.tagName === 'iframe'
  const description = attributeOf(medium, 'alt') ?? ''
  const label = `${isVideo ? 'Video' : 'Bild'} von ${host}${description === '' ? '' : `: ${description}`}`
  const attrs = [
    { name: 'class', value: 'external-media' },
    { name: 'data-kind', value: isVideo ? 'video' : 'image' },
    { name: 'data-src', value: src },
    { name: 'data-host', value: host },
  ]
  const link = element(
    'a',
    [
      { name: 'href', value: src },
      { name: 'target', value: '_blank' },
      { name: 'rel', value: 'noopener noreferrer' },
    ],
    [tree.createTextNode(label)],
  )
  // Pictures stand inside of paragraphs, where no `figure` may be.
  return element(isVideo ? 'figure' : 'span', attrs, [link])
}

/** Every address that a box of this public HTML may load. */
export function strangersIn(html: string): { src: string; kind: 'image' | 'video' }[] {
  const found: { src: string; kind: 'image' | 'video' }[] = []
  const visit = (children: Child[]) => {
    for (const child of children) {
      if (!tree.isElementNode(child)) continue
      const src = isBox(child) ? attributeOf(child, 'data-src') : undefined
      if (src !== undefined) found.push({ src, kind: isVideoAddress(src) ? 'video' : 'image' })
      else visit(child.childNodes)
    }
  }
  visit(readHtml(html))
  return found
}
