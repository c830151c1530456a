import { ownValue } from '../ownValue.ts'
import type { Source } from './source.ts'

type Formats = Record<string, unknown>

const sizes: Readonly<Record<string, string | undefined>> = {
  '10px': 'small',
  '0.75em': 'small',
  small: 'small',
  '18px': 'large',
  '1.5em': 'large',
  large: 'large',
  '32px': 'huge',
  '2.5em': 'huge',
  'x-large': 'huge',
}

/** `#rrggbb`, like the editor, if possible. */
function colourOf(value: string) {
  const text = value.trim().toLowerCase()
  const rgb = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/.exec(text)?.slice(1)
  if (rgb) return `#${rgb.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
  return /^#[0-9a-f]{3}$/.test(text) ? text.replace(/[0-9a-f]/g, '$&$&') : text
}

/** In classes, styles and `dir`. What cannot be kept is added to `lost`, here and below. */
function look({ tag, attributes }: Source, lost: string[]) {
  const formats: Formats = {}
  for (const name of (attributes.class ?? '').split(/\s+/).filter(Boolean)) {
    const [, kind = '', value = ''] = /^ql-(align|direction|indent|size|color|bg)-(.+)$/.exec(name) ?? []
    if (kind === 'bg') formats.background ??= value
    else if (kind === 'indent') formats.indent = Number(value)
    else if (kind !== '') formats[kind] ??= value
    else if (name !== 'ql-video') lost.push(`${tag} class=${name}`)
  }
  for (const declaration of (attributes.style ?? '').split(';')) {
    const [property = '', content = ''] = declaration.split(/:(.*)/s).map((part) => part.trim())
    if (property === 'color') formats.color = colourOf(content)
    else if (property === 'background-color') formats.background = colourOf(content)
    else if (property === 'font-size' && ownValue(sizes, content)) formats.size = sizes[content]
    else if (property === 'text-align') formats.align = content
    else if (property === 'direction') formats.direction = content
    else if (property !== '') lost.push(`${tag} style=${property}`)
  }
  if (attributes.dir !== undefined) formats.direction = attributes.dir
  // These are the defaults.
  if (formats.align === 'left' && formats.direction !== 'rtl') delete formats.align
  if (formats.direction === 'ltr') delete formats.direction
  return formats
}

const ofLines = ['align', 'direction', 'indent']
const pick = (formats: Formats, isWanted: (name: string) => boolean): Formats =>
  Object.fromEntries(Object.entries(formats).filter(([name]) => isWanted(name)))

function loseUnknown({ tag, attributes }: Source, handled: readonly string[], lost: string[]) {
  for (const name of Object.keys(attributes))
    if (!['class', 'style', ...handled].includes(name)) lost.push(`${tag} ${name}`)
}

export function inlineFormats(node: Source, lost: string[]): Formats {
  const formats = look(node, lost)
  const { tag, attributes } = node
  for (const name of ofLines) if (name in formats) lost.push(`${tag} ${name}`)
  loseUnknown(node, ['href', 'target', 'rel'], lost)
  const inline = pick(formats, (name) => !ofLines.includes(name))
  if (tag === 'a' && attributes.href !== undefined) {
    inline.link = attributes.href
    if (attributes.target === '_blank') inline.target = '_blank'
  }
  return inline
}

/** Of the line, and of all its text. */
export function blockFormats(node: Source, lost: string[], list?: 'ol' | 'ul', depth = 0) {
  const all = look(node, lost)
  const tag = node.tag ?? ''
  loseUnknown(node, ['dir', 'data-list', ...(tag === 'th' ? ['scope'] : [])], lost)
  const formats = pick(all, (name) => ofLines.includes(name))
  if (/^h[1-6]$/.test(tag)) formats.header = Number(tag[1])
  if (tag === 'blockquote') formats.blockquote = true
  if (tag === 'li') {
    formats.list = node.attributes['data-list'] ?? (list === 'ol' ? 'ordered' : 'bullet')
    const indent = depth + Number(formats.indent ?? 0)
    if (indent > 0) formats.indent = indent
  }
  if (Number(formats.indent ?? 0) > 8) lost.push('indent')
  return { formats, inline: pick(all, (name) => !ofLines.includes(name)) }
}

export function mediumFormats(node: Source, kind: 'image' | 'video', lost: string[]): Formats {
  const all = look(node, lost)
  const { attributes } = node
  const attributeNames = kind === 'image' ? ['alt', 'title', 'width', 'height'] : ['width', 'height']
  const formats = kind === 'image' ? {} : pick(all, (name) => ofLines.includes(name))
  for (const name of attributeNames) if (attributes[name] !== undefined) formats[name] = attributes[name]
  for (const name of Object.keys(all)) if (!(name in formats)) lost.push(`${kind} ${name}`)
  const handled = [...attributeNames, 'src', ...(kind === 'video' ? ['frameborder', 'allowfullscreen'] : [])]
  loseUnknown(node, handled, lost)
  return formats
}
