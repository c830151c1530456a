import { ownValue } from '#shared/ownValue'
import { here, isDialled, parsedAddress } from '#shared/pageHtml/addresses'

/** All that the editor's toolbar can make; `attributeRules` checks the values. */
export const allowedTags: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote'].map((tag) => [tag, ['class', 'style', 'dir']]),
  ),
  ol: [],
  ul: [],
  li: ['class', 'style', 'dir', 'data-list'],
  br: [],
  // Tables are rebuilt, with a row of heads.
  table: [],
  td: ['class', 'style', 'dir'],
  strong: ['class', 'style'],
  em: ['class', 'style'],
  u: ['class', 'style'],
  s: ['class', 'style'],
  sub: ['class', 'style'],
  sup: ['class', 'style'],
  span: ['class', 'style', 'contenteditable'],
  a: ['href', 'target', 'rel', 'class', 'style'],
  img: ['src', 'alt', 'title', 'width', 'height', 'class', 'style'],
  iframe: ['class', 'frameborder', 'allowfullscreen', 'src', 'width', 'height'],
}

/** Older names of the same tags. */
export const renamedTags: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  ins: 'u',
}

/** No text for readers, so the content is removed, too. */
export const droppedWithContent: ReadonlySet<string> = new Set([
  ...'script style template noscript title textarea xmp noembed noframes plaintext'.split(' '),
  ...'svg math object embed applet audio video select head frameset'.split(' '),
])

/** Videos may come from these. */
const videos: readonly { host: string; path: RegExp }[] = [
  { host: 'www.youtube.com', path: /^\/embed\/[\w-]+$/ },
  { host: 'www.youtube-nocookie.com', path: /^\/embed\/[\w-]+$/ },
  { host: 'player.vimeo.com', path: /^\/video\/\d+$/ },
]

/** A browser loads it from this site. */
export const isOwnAddress = (address: string) => parsedAddress(address)?.origin === here

const dataPicture = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp);base64,[a-z0-9+/=\s]+$/i

export const isPictureAddress = (address: string) =>
  dataPicture.test(address) || isOneOf(address, ['http:', 'https:'])

export function isVideoAddress(address: string) {
  const url = parsedAddress(address)
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '') return false
  return videos.some(({ host, path }) => url.hostname === host && path.test(url.pathname))
}

const isLinkAddress = (address: string) =>
  isOneOf(address, ['http:', 'https:', 'mailto:']) || (isOneOf(address, ['tel:']) && isDialled(address))

function isOneOf(address: string, protocols: readonly string[]) {
  const url = parsedAddress(address)
  return url !== null && protocols.includes(url.protocol) && url.username === ''
}

const classes =
  /^ql-(?:align-(?:center|right|justify)|direction-rtl|indent-[1-8]|size-(?:small|large|huge)|(?:color|bg)-[a-z]+|ui|video)$/

const colour =
  /^(?:#[0-9a-f]{3,8}|rgba?\(\s*\d{1,3}%?(?:\s*,\s*\d{1,3}%?){2}(?:\s*,\s*[\d.]{1,8})?\s*\)|[a-z]{3,25})$/i

/** With the values that the toolbar gives them. */
const styles: Readonly<Record<string, RegExp>> = {
  color: colour,
  'background-color': colour,
  'font-size': /^(?:10px|18px|32px|0\.75em|1\.5em|2\.5em|small|large|x-large)$/,
  'text-align': /^(?:left|center|right|justify)$/,
  direction: /^(?:rtl|ltr)$/,
}

function cleanStyle(value: string) {
  const kept = value.split(';').flatMap((declaration) => {
    const [, property = '', content = ''] = /^\s*([a-z-]+)\s*:\s*(.*?)\s*$/is.exec(declaration) ?? []
    const name = property.toLowerCase()
    const rule = ownValue(styles, name)
    return rule?.test(content) ? [`${name}: ${content};`] : []
  })
  return kept.length > 0 ? kept.join(' ') : null
}

function cleanClasses(value: string) {
  const kept = [...new Set(value.split(/\s+/))].filter((name) => classes.test(name))
  return kept.length > 0 ? kept.join(' ') : null
}

const only = (pattern: RegExp) => (value: string) => (pattern.test(value) ? value : null)

const size = only(/^\d{1,4}(?:px|%)?$/)

/** Each returns the value to keep, or null to remove the attribute. */
export const attributeRules: Readonly<Record<string, (value: string) => string | null>> = {
  class: cleanClasses,
  style: cleanStyle,
  dir: only(/^(?:rtl|ltr)$/),
  'data-list': only(/^(?:ordered|bullet|checked|unchecked)$/),
  contenteditable: only(/^false$/),
  href: (value) => (isLinkAddress(value) ? value : null),
  target: only(/^_blank$/),
  rel: () => 'noopener noreferrer',
  alt: (value) => value,
  title: (value) => value,
  width: size,
  height: size,
  frameborder: only(/^0$/),
  allowfullscreen: only(/^(?:true|)$/),
}
