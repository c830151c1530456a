import { externalHostOf } from './addresses.ts'
import { blockKind, isSoftBreak, linesOf, type Op, type OpAttributes, type PageLine, rowsOf } from './ops.ts'

type Media = (kind: 'image' | 'video', src: string, attributes: OpAttributes) => string

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('\u00a0', '&nbsp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const attr = (name: string, value: unknown) =>
  value === undefined || value === null || value === false
    ? ''
    : ` ${name}="${escaped(String(value)).replaceAll('"', '&quot;')}"`

const stored: Media = (kind, src, { alt, title, width, height, ...rest }) =>
  kind === 'image'
    ? `<img${attr('src', src)}${attr('alt', alt)}${attr('title', title)}${attr('width', width)}${attr('height', height)}>`
    : `<iframe class="${['ql-video', ...classesOf(rest)].join(' ')}" frameborder="0" allowfullscreen="true"` +
      `${attr('src', src)}${attr('width', width)}${attr('height', height)}></iframe>`

/** As the server does: external media become a box that names the host. */
const forVisitors =
  (origin: string): Media =>
  (kind, src, attributes) => {
    const host = externalHostOf(src, origin)
    if (host === null) return stored(kind, src, attributes)
    const tag = kind === 'video' ? 'figure' : 'span'
    const what = `${kind === 'video' ? 'Video' : 'Bild'} von ${host}`
    const label = attributes.alt ? `${what}: ${attributes.alt}` : what
    return (
      `<${tag} class="external-media" data-kind="${kind}"${attr('data-src', src)}${attr('data-host', host)}>` +
      `<a${attr('href', src)} target="_blank" rel="noopener noreferrer">${escaped(label)}</a></${tag}>`
    )
  }

export const writeHtml = (ops: readonly Op[]): string => pageOf(linesOf(ops), stored)

export const writeForVisitors = (ops: readonly Op[], origin: string): string =>
  pageOf(linesOf(ops), forVisitors(origin))

function pageOf(lines: PageLine[], media: Media): string {
  // The editor always has at least one line; a page without content is empty.
  if (lines.every((line) => !line.video && line.runs.length === 0 && blockKind(line) === '')) return ''
  let html = ''
  for (let index = 0; index < lines.length; ) {
    const kind = blockKind(lines[index])
    const end = kind === '' ? index + 1 : lines.findIndex((line, i) => i > index && blockKind(line) !== kind)
    const block = lines.slice(index, end < 0 ? undefined : end)
    if (kind === 'list') html += listOf(block, media)
    else if (kind === 'table') html += tableOf(block, media)
    else html += blockOf(block[0] as PageLine, media)
    index += block.length
  }
  return html
}

function tableOf(cells: readonly PageLine[], media: Media): string {
  const rows = rowsOf(cells)
  const columns = Math.max(...rows.map(({ length }) => length))
  const [head = '', ...body] = rows.map((row, i) => {
    const [open, close] = i === 0 ? ['<th scope="col"', '</th>'] : ['<td', '</td>']
    const missing = `${open}><br>${close}`.repeat(columns - row.length)
    const written = row.map(
      ({ runs, attributes }) => `${open}${look(attributes)}>${contentOf(runs, media)}${close}`,
    )
    return `<tr>${written.join('')}${missing}</tr>`
  })
  return `<table><thead>${head}</thead>${body.length > 0 ? `<tbody>${body.join('')}</tbody>` : ''}</table>`
}

function blockOf({ video, runs, attributes }: PageLine, media: Media): string {
  if (video !== undefined) return media('video', video, attributes)
  const tag = attributes.header ? `h${attributes.header}` : attributes.blockquote ? 'blockquote' : 'p'
  return `<${tag}${look(attributes)}>${contentOf(runs, media)}</${tag}>`
}

const classesOf = ({ align, indent }: OpAttributes): string[] => [
  ...(align ? [`ql-align-${align}`] : []),
  ...(indent ? [`ql-indent-${indent}`] : []),
]

function look(attributes: OpAttributes): string {
  const classes = classesOf(attributes)
  return attr('class', classes.length > 0 ? classes.join(' ') : undefined) + attr('dir', attributes.direction)
}

const containerOf = ({ attributes }: PageLine) => (attributes.list === 'ordered' ? 'ol' : 'ul')
const levelOf = ({ attributes }: PageLine) => Number(attributes.indent ?? 0)

/** If a level is skipped, HTML has no such list, so the items carry their indentation. */
function listOf(lines: PageLine[], media: Media): string {
  const skips = lines.some((line, i) => levelOf(line) > (i === 0 ? 0 : levelOf(lines[i - 1] as PageLine) + 1))
  if (!skips) return nested(lines, 0, media)
  const tag = lines.some((line) => containerOf(line) === 'ol') ? 'ol' : 'ul'
  const items = lines.map(
    ({ runs, attributes }) =>
      `<li${attr('data-list', attributes.list)}${look(attributes)}>${contentOf(runs, media)}</li>`,
  )
  return `<${tag}>${items.join('')}</${tag}>`
}

function nested(lines: PageLine[], level: number, media: Media): string {
  let html = ''
  let open = ''
  for (let index = 0; index < lines.length; ) {
    const line = lines[index] as PageLine
    let end = index + 1
    while (end < lines.length && levelOf(lines[end] as PageLine) > level) end++
    const tag = containerOf(line)
    if (tag !== open) html += `${open && `</${open}>`}<${tag}>`
    open = tag
    const { list, indent: _, ...rest } = line.attributes
    const kind = list === 'checked' || list === 'unchecked' ? list : undefined
    html += `<li${attr('data-list', kind)}${look(rest)}>${contentOf(line.runs, media)}`
    html += `${nested(lines.slice(index + 1, end), level + 1, media)}</li>`
    index = end
  }
  return html + (open && `</${open}>`)
}

/** Browsers hide the last break, so there is a second one. */
function contentOf(runs: Op[], media: Media): string {
  const last = runs.at(-1)
  return wrapped(keepSpaces(runs), 0, media) + (!last || isSoftBreak(last) ? '<br>' : '')
}

/** HTML shows several spaces as one, and none at the ends of a line. */
function keepSpaces(runs: Op[]): Op[] {
  let before = ' '
  return runs.map((op, i) => {
    if (typeof op.insert !== 'string') {
      before = isSoftBreak(op) ? ' ' : '.'
      return op
    }
    const next = runs[i + 1]
    const isEnd = !next || isSoftBreak(next)
    const characters = [...op.insert].map((character, index, all) => {
      const isLast = isEnd && index === all.length - 1
      const kept =
        character === '\t' || (character === ' ' && (before === ' ' || isLast)) ? '\u00a0' : character
      before = kept
      return kept
    })
    return { ...op, insert: characters.join('') }
  })
}

const wrappers: readonly {
  value: (run: OpAttributes) => unknown
  open: (run: OpAttributes) => string
  close: string
}[] = [
  { value: ({ link, target }) => link && `${target ?? ''} ${link}`, open: linkOf, close: '</a>' },
  { value: ({ bold }) => bold, open: () => '<strong>', close: '</strong>' },
  { value: ({ italic }) => italic, open: () => '<em>', close: '</em>' },
  { value: ({ underline }) => underline, open: () => '<u>', close: '</u>' },
  { value: ({ strike }) => strike, open: () => '<s>', close: '</s>' },
  { value: ({ script }) => script === 'sub', open: () => '<sub>', close: '</sub>' },
  { value: ({ script }) => script === 'super', open: () => '<sup>', close: '</sup>' },
  { value: (run) => spanOf(run), open: (run) => spanOf(run), close: '</span>' },
]

function linkOf({ link, target }: OpAttributes): string {
  return `<a${attr('href', link)}${target ? ' target="_blank" rel="noopener noreferrer"' : ''}>`
}

function spanOf({ size, color, background }: OpAttributes): string {
  const styles = [
    ...(color ? [`color: ${color};`] : []),
    ...(background ? [`background-color: ${background};`] : []),
  ]
  if (!size && styles.length === 0) return ''
  return `<span${attr('class', size ? `ql-size-${size}` : undefined)}${attr('style', styles.join(' ') || undefined)}>`
}

/** The outermost tag first. */
function wrapped(runs: Op[], depth: number, media: Media): string {
  const wrapper = wrappers[depth]
  if (!wrapper) return runs.map((run) => plain(run, media)).join('')
  let html = ''
  for (let index = 0; index < runs.length; ) {
    const first = runs[index]?.attributes ?? {}
    const value = wrapper.value(first) || undefined
    let end = index + 1
    while (end < runs.length && (wrapper.value(runs[end]?.attributes ?? {}) || undefined) === value) end++
    const inner = wrapped(runs.slice(index, end), depth + 1, media)
    html += value === undefined ? inner : wrapper.open(first) + inner + wrapper.close
    index = end
  }
  return html
}

function plain({ insert, attributes = {} }: Op, media: Media): string {
  if (typeof insert === 'string') return escaped(insert)
  if ('image' in insert) return media('image', insert.image, attributes)
  return '<br>'
}
