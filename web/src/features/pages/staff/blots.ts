// biome-ignore-all lint/complexity/noThisInStatic: Quill's blots define tag and name as static members, read through `this`

import Quill, { Parchment } from 'quill'
import Embed from 'quill/blots/embed.js'
import { DirectionAttribute } from 'quill/formats/direction.js'
import Image from 'quill/formats/image.js'
import Link from 'quill/formats/link.js'
import Video from 'quill/formats/video.js'
import { escapeMarkup } from '#shared/escapeMarkup'
import { externalHostOf, pictureAddress } from '#shared/pageHtml/addresses'

const signs = { image: 'M3.5 5h17v14h-17zM4 17l5-5 4 4 3-3 4 4', video: 'M3.5 5h17v14h-17zM10 9v6l5-3z' }

/** The editor loads no external content. */
function standIn(host: string, sign: string) {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="420" height="120"><rect width="420" height="120" rx="12" fill="#e2efeb" stroke="#6f7c7c"/>' +
    `<path d="${sign}" transform="translate(24 36) scale(2)" fill="none" stroke="#0c3d47" stroke-width="1.9"/>` +
    `<text x="236" y="67" text-anchor="middle" font-family="sans-serif" font-size="22" fill="#0c3d47">${escapeMarkup(host)}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Address of the picture or video behind a placeholder. */
const sourceOf = (node: Element) => node.getAttribute('data-src') ?? node.getAttribute('src')

const pictureAttributes = ['alt', 'title', 'width', 'height']

class Picture extends Image {
  static override create(value: string) {
    const node = super.create('') as HTMLImageElement
    const src = pictureAddress(value)
    const host = externalHostOf(src, window.location.origin)
    node.setAttribute('src', host ? standIn(host, signs.image) : src)
    if (host) node.setAttribute('data-src', src)
    return node
  }
  static override value = sourceOf
  static override formats(node: Element) {
    const set = pictureAttributes.filter((name) => node.hasAttribute(name))
    return Object.fromEntries(set.map((name) => [name, node.getAttribute(name)]))
  }
  override format(name: string, value: string) {
    // An empty description marks a decorative picture, so the attribute is kept.
    if (name === 'alt' && value === '') this.domNode.setAttribute('alt', '')
    else if (name === 'title' && value) this.domNode.setAttribute('title', value)
    else super.format(name, value)
  }
}

class Clip extends Video {
  static override tagName = 'DIV'
  static override create(value: string) {
    const node = super.create(value) as HTMLElement
    for (const name of ['src', 'frameborder', 'allowfullscreen']) node.removeAttribute(name)
    node.setAttribute('data-src', Video.sanitize(value))
    node.setAttribute('contenteditable', 'false')
    const picture = document.createElement('img')
    picture.alt = `Video: ${value}`
    picture.src = standIn(externalHostOf(value, window.location.origin) ?? '', signs.video)
    node.append(picture)
    return node
  }
  static override value = sourceOf
  override html() {
    const frame = document.createElement('iframe')
    frame.className = 'ql-video'
    frame.setAttribute('src', sourceOf(this.domNode) ?? '')
    return frame.outerHTML
  }
}

class SoftBreak extends Embed {
  static override blotName = 'softBreak'
  static override tagName = 'SPAN'
  static override className = 'ql-soft-break'
  static override create() {
    const node = super.create() as HTMLElement
    node.append(document.createElement('br'))
    return node
  }
  static override value() {
    return true
  }
  html() {
    return '<span class="ql-soft-break"></span>'
  }
}

/** A link that opens in the same window, unless the page sets a target. */
class PlainLink extends Link {
  static override create(value: string) {
    const node = super.create(value)
    node.removeAttribute('rel')
    node.removeAttribute('target')
    return node
  }
}

const Target = new Parchment.Attributor('target', 'target', {
  scope: Parchment.Scope.INLINE,
  whitelist: ['_blank'],
})

Quill.register(
  {
    'formats/direction': DirectionAttribute,
    'formats/image': Picture,
    'formats/link': PlainLink,
    'formats/softBreak': SoftBreak,
    'formats/target': Target,
    'formats/video': Clip,
  },
  true,
)

export const formats = [
  ...'align background blockquote bold color direction header image indent italic link'.split(' '),
  ...'list script size softBreak strike table target underline video'.split(' '),
]
