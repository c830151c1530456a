import { fileNameOf } from '@directory/shared/filePath'
import { sizesOf, srcSetOf } from '@directory/shared/pictures'
import { defaultTreeAdapter as tree } from 'parse5'
import { here, isOwnAddress } from './htmlRules.ts'
import { parseHtml, serialiseHtml } from './sanitizeHtml.ts'
import type { Child, Element } from './tables.ts'

export interface PictureSize {
  /** Pixels. */
  width: number
  height: number
  type: string
}

/** Of files that a page shows as pictures. */
export function storedPicturesIn(html: string): string[] {
  const names: string[] = []
  eachPicture(html.includes('<img') ? parseHtml(html) : [], (picture) => names.push(nameOf(picture)))
  return names.filter((name) => name !== '')
}

/**
 * So that nothing moves when they load, with the widths that are available. A size that the page itself gives stays.
 */
export function addPictureSizes(html: string, sizes: ReadonlyMap<string, PictureSize>): string {
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
  const ownWidth = /^(\d+)(?:px)?$/.exec(attributeOf(picture, 'width') ?? '')?.[1]
  const hasOwn = attributeOf(picture, 'width') !== undefined || attributeOf(picture, 'height') !== undefined
  const isTall = ownWidth !== undefined && attributeOf(picture, 'height') === undefined
  return [
    { name: 'decoding', value: 'async' },
    ...(srcset === ''
      ? []
      : [
          { name: 'srcset', value: srcset },
          { name: 'sizes', value: sizesOf(width) },
        ]),
    ...(hasOwn
      ? []
      : [
          { name: 'width', value: String(width) },
          { name: 'height', value: String(height) },
        ]),
    ...(isTall ? [{ name: 'height', value: String(Math.round((Number(ownWidth) * height) / width)) }] : []),
  ]
}

function eachPicture(nodes: Child[], act: (picture: Element) => void): void {
  for (const node of nodes) {
    if (!tree.isElementNode(node)) continue
    if (node.tagName === 'img') act(node)
    else eachPicture(node.childNodes, act)
  }
}

const attributeOf = ({ attrs }: Element, name: string) => attrs.find((attr) => attr.name === name)?.value

/** `""` if the picture is not on this site. */
function nameOf(picture: Element): string {
  const src = attributeOf(picture, 'src') ?? ''
  if (!isOwnAddress(src)) return ''
  const { pathname } = new URL(src, here)
  const name = fileNameOf(pathname)
  return name === pathname ? '' : name
}
