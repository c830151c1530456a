import { defaultTreeAdapter as tree } from 'parse5'
import { fileNameOf } from '#shared/filePath'
import { here } from '#shared/pageHtml/addresses'
import { sizesOf, srcSetOf } from '#shared/pictures'
import { isOwnAddress } from './htmlRules.ts'
import { parseHtml, serialiseHtml } from './sanitizeHtml.ts'
import { attributeOf, type Child, type Element } from './tables.ts'

export interface PictureSize {
  /** Pixels. */
  width: number
  height: number
  type: string
}

/** Of files that a page shows as pictures. */
export function storedPicturesIn(html: string) {
  const names: string[] = []
  eachPicture(html.includes('<img') ? parseHtml(html) : [], (picture) => names.push(nameOf(picture)))
  return names.filter((name) => name !== '')
}

/**
 * So that nothing moves when they load, with the widths that are available. A size that the page itself gives stays.
 */
export function addPictureSizes(html: string, sizes: ReadonlyMap<string, PictureSize>) {
  if (sizes.size === 0 || !html.includes('<img')) return html
  const nodes = parseHtml(html)
  eachPicture(nodes, (picture) => {
    const size = sizes.get(nameOf(picture))
    const src = attributeOf(picture, 'src')
    if (size && src !== undefined) picture.attrs.push(...attributesOf(picture, src, size))
  })
  return serialiseHtml(nodes)
}

function attributesOf(picture: Element, src: string, { width, height, type }: PictureSize) {
  const srcset = srcSetOf(src, width, type)
  const [ownWidth, ownHeight] = [attributeOf(picture, 'width'), attributeOf(picture, 'height')]
  const pixels = /^(\d+)(?:px)?$/.exec(ownWidth ?? '')?.[1]
  const added = new Map([['decoding', 'async']])
  if (srcset !== '') added.set('srcset', srcset).set('sizes', sizesOf(width))
  if (ownHeight === undefined) {
    if (ownWidth === undefined) added.set('width', String(width)).set('height', String(height))
    else if (pixels) added.set('height', String(Math.round((Number(pixels) * height) / width)))
  }
  return Array.from(added, ([name, value]) => ({ name, value }))
}

function eachPicture(nodes: Child[], act: (picture: Element) => void) {
  for (const node of nodes) {
    if (!tree.isElementNode(node)) continue
    if (node.tagName === 'img') act(node)
    else eachPicture(node.childNodes, act)
  }
}

/** `""` if the picture is not on this site. */
function nameOf(picture: Element) {
  const src = attributeOf(picture, 'src') ?? ''
  if (!isOwnAddress(src)) return ''
  const { pathname } = new URL(src, here)
  const name = fileNameOf(pathname)
  return name === pathname ? '' : name
}
