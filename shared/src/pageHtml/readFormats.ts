import { ownValue } from '../ownValue.ts'
import type { OpAttributes } from './ops.ts'
import type { Source } from './source.ts'

interface Found {
  formats: Record<string, unknown>
  lost: string[]
}

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
function colourOf(value: string): string {
  const text = value.trim().toLowerCase()
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text)
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`
  const rgb = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/.exec(text)
  if (!rgb) return text
  return `#${rgb
    .slice(1)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`
}

/** Formats in classes, styles and `dir` of any element. */
function look({ tag, attributes }: Source): Found {
  const found: Found = { formats: {}, lost: [] }
  const { formats, lost } = found
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
  return found
}

const ofLines = ['align', 'direction', 'indent']
const pick = (formats: OpAttributes, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(formats).filter(([name]) => isWanted(name)))

function unknown({ tag, attributes }: Source, handled: readonly string[]): string[] {
  const all = ['class', 'style', ...handled]
  return Object.keys(attributes)
    .filter((name) => !all.includes(name))
    .map((name) => `${tag} ${name}`)
}

export function inlineFormats(node: Source): Found {
  const { formats, lost } = look(node)
  const { tag, attributes } = node
  const blockLook = Object.keys(formats).filter((name) => ofLines.includes(name))
  const inline = pick(formats, (name) => !ofLines.includes(name))
  if (tag === 'a' && attributes.href !== undefined) {
    inline.link = attributes.href
    if (attributes.target === '_blank') inline.target = '_blank'
  }
  return {
    formats: inline,
    lost: [
      ...lost,
      ...blockLook.map((name) => `${tag} ${name}`),
      ...unknown(node, ['href', 'target', 'rel']),
    ],
  }
}

/** Returns the formats of the line and those of all its text. */
export function blockFormats(
  node: Source,
  list: 'ol' | 'ul' | undefined,
  depth: number,
): Found & { inline: OpAttributes } {
  const { formats: all, lost } = look(node)
  const tag = node.tag ?? ''
  const formats: Record<string, unknown> = pick(all, (name) => ofLines.includes(name))
  if (/^h[1-6]$/.test(tag)) formats.header = Number(tag[1])
  if (tag === 'blockquote') formats.blockquote = true
  if (tag === 'li') {
    formats.list = node.attributes['data-list'] ?? (list === 'ol' ? 'ordered' : 'bullet')
    const indent = depth + Number(formats.indent ?? 0)
    if (indent > 0) formats.indent = indent
  }
  const isTooDeep = Number(formats.indent ?? 0) > 8
  return {
    formats,
    inline: pick(all, (name) => !ofLines.includes(name)),
    lost: [
      ...lost,
      ...unknown(node, ['dir', 'data-list', ...(tag === 'th' ? ['scope'] : [])]),
      ...(isTooDeep ? ['indent'] : []),
    ],
  }
}

export function mediumFormats(node: Source, kind: 'image' | 'video'): Found {
  const { formats: all, lost } = look(node)
  const { attributes } = node
  const attributeNames = kind === 'image' ? ['alt', 'title', 'width', 'height'] : ['width', 'height']
  const formats: Record<string, unknown> = kind === 'image' ? {} : pick(all, (name) => ofLines.includes(name))
  for (const name of attributeNames) if (attributes[name] !== undefined) formats[name] = attributes[name]
  const others = Object.keys(all).filter((name) => !(name in formats))
  const handled = [...attributeNames, 'src', ...(kind === 'video' ? ['frameborder', 'allowfullscreen'] : [])]
  return { formats, lost: [...lost, ...others.map((name) => `${kind} ${name}`), ...unknown(node, handled)] }
}
