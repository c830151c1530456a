import { unescapedMarkup } from '../escapeMarkup.ts'
import { groupNeighbours } from '../groupNeighbours.ts'
import { externalHostOf } from './addresses.ts'
import { blockKind, isSoftBreak, linesOf, type Op, type OpAttributes, type PageLine } from './ops.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('\u00a0', '&nbsp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const attr = (name: string, value: unknown) =>
  value === undefined || value === null || value === false
    ? ''
    : ` ${name}="${escaped(String(value)).replaceAll('"', '&quot;')}"`

/** External media become a box that names the host. */
export const writeForVisitors = (ops: readonly Op[], origin: string) =>
  writeHtml(ops).replace(
    /<(img|iframe)( [^>]*)>(?:<\/iframe>)?/g,
    (whole, tag: string, attributes: string) => {
      const [, src = ''] = / src="([^"]*)"/.exec(attributes) ?? []
      const [, alt] = / alt="([^"]+)"/.exec(attributes) ?? []
      const host = externalHostOf(unescapedMarkup(src), origin)
      if (host === null) return whole
      const [kind, box, name] = tag === 'img' ? ['image', 'span', 'Bild'] : ['video', 'figure', 'Video']
      const label = `${name} von ${escaped(host)}${alt ? `: ${alt}` : ''}`
      return (
        `<${box} class="external-media" data-kind="${kind}" data-src="${src}"${attr('data-host', host)}>` +
        `<a href="${src}" target="_blank" rel="noopener noreferrer">${label}</a></${box}>`
      )
    },
  )

export function writeHtml(ops: readonly Op[]) {
  const lines = linesOf(ops)
  // The editor always has at least one line; a page without content is empty.
  if (lines.every((line) => !line.video && line.runs.length === 0 && !isPart(line))) return ''
  const blocks = groupNeighbours(lines, (next, last) => isPart(next) && blockKind(next) === blockKind(last))
  return blocks.map(blockOf).join('')
}

const isPart = (line: PageLine) => blockKind(line) !== ''

function blockOf(lines: [PageLine, ...PageLine[]]) {
  const [line] = lines
  const kind = blockKind(line)
  return kind === 'list' ? listOf(lines) : kind === 'table' ? tableOf(lines) : lineOf(line)
}

function tableOf(cells: readonly PageLine[]) {
  const rows = groupNeighbours(cells, (next, last) => next.attributes.table === last.attributes.table)
  const columns = Math.max(...rows.map(({ length }) => length))
  const [head = '', ...body] = rows.map((row, i) => {
    const [open, close] = i === 0 ? ['<th scope="col"', '</th>'] : ['<td', '</td>']
    const missing = `${open}><br>${close}`.repeat(columns - row.length)
    const written = row.map(({ runs, attributes }) => `${open}${look(attributes)}>${contentOf(runs)}${close}`)
    return `<tr>${written.join('')}${missing}</tr>`
  })
  return `<table><thead>${head}</thead>${body.length > 0 ? `<tbody>${body.join('')}</tbody>` : ''}</table>`
}

function lineOf({ video, runs, attributes }: PageLine) {
  if (video !== undefined) {
    const { width, height, ...rest } = attributes
    const classes = ['ql-video', ...classesOf(rest)].join(' ')
    const size = attr('width', width) + attr('height', height)
    return `<iframe class="${classes}" frameborder="0" allowfullscreen="true"${attr('src', video)}${size}></iframe>`
  }
  const tag = attributes.header ? `h${attributes.header}` : attributes.blockquote ? 'blockquote' : 'p'
  return `<${tag}${look(attributes)}>${contentOf(runs)}</${tag}>`
}

const classesOf = ({ align, indent }: OpAttributes) => [
  ...(align ? [`ql-align-${align}`] : []),
  ...(indent ? [`ql-indent-${indent}`] : []),
]

function look(attributes: OpAttributes) {
  const classes = classesOf(attributes)
  return attr('class', classes.length > 0 ? classes.join(' ') : undefined) + attr('dir', attributes.direction)
}

const containerOf = ({ attributes }: PageLine) => (attributes.list === 'ordered' ? 'ol' : 'ul')
const levelOf = ({ attributes }: PageLine) => Number(attributes.indent ?? 0)

/** If a level is skipped, HTML has no such list, so the items carry their indentation. */
function listOf(lines: PageLine[]) {
  const skips = lines.some((line, i) => levelOf(line) > (i === 0 ? 0 : levelOf(lines[i - 1] as PageLine) + 1))
  if (!skips) return nested(lines, 0)
  const tag = lines.some((line) => containerOf(line) === 'ol') ? 'ol' : 'ul'
  const items = lines.map(
    ({ runs, attributes }) =>
      `<li${attr('data-list', attributes.list)}${look(attributes)}>${contentOf(runs)}</li>`,
  )
  return `<${tag}>${items.join('')}</${tag}>`
}

function nested(lines: PageLine[], level: number) {
  let html = ''
  let open = ''
  for (const [line, ...deeper] of groupNeighbours(lines, (next) => levelOf(next) > level)) {
    const tag = containerOf(line)
    if (tag !== open) html += `${open && `</${open}>`}<${tag}>`
    open = tag
    const { list, indent: _, ...rest } = line.attributes
    const kind = list === 'checked' || list === 'unchecked' ? list : undefined
    html += `<li${attr('data-list', kind)}${look(rest)}>${contentOf(line.runs)}`
    html += `${nested(deeper, level + 1)}</li>`
  }
  return html + (open && `</${open}>`)
}

/** Browsers hide the last break, so there is a second one. */
function contentOf(runs: Op[]) {
  const last = runs.at(-1)
  return wrapped(keepSpaces(runs), 0) + (!last || isSoftBreak(last) ? '<br>' : '')
}

/** HTML shows several spaces as one, and none at the ends of a line. */
function keepSpaces(runs: Op[]) {
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

interface Wrapper {
  value: (run: OpAttributes) => unknown
  open: (run: OpAttributes) => string
  close: string
}

const mark = (tag: string, value: Wrapper['value']): Wrapper => ({
  value,
  open: () => `<${tag}>`,
  close: `</${tag}>`,
})

const wrappers: readonly Wrapper[] = [
  { value: ({ link, target }) => link && `${target ?? ''} ${link}`, open: linkOf, close: '</a>' },
  mark('strong', ({ bold }) => bold),
  mark('em', ({ italic }) => italic),
  mark('u', ({ underline }) => underline),
  mark('s', ({ strike }) => strike),
  mark('sub', ({ script }) => script === 'sub'),
  mark('sup', ({ script }) => script === 'super'),
  { value: (run) => spanOf(run), open: (run) => spanOf(run), close: '</span>' },
]

function linkOf({ link, target }: OpAttributes) {
  return `<a${attr('href', link)}${target ? ' target="_blank" rel="noopener noreferrer"' : ''}>`
}

function spanOf({ size, color, background }: OpAttributes) {
  const styles = [
    ...(color ? [`color: ${color};`] : []),
    ...(background ? [`background-color: ${background};`] : []),
  ]
  if (!size && styles.length === 0) return ''
  return `<span${attr('class', size ? `ql-size-${size}` : undefined)}${attr('style', styles.join(' ') || undefined)}>`
}

/** The outermost tag first. */
function wrapped(runs: Op[], depth: number): string {
  const wrapper = wrappers[depth]
  if (!wrapper) return runs.map(plain).join('')
  const lookOf = ({ attributes = {} }: Op) => wrapper.value(attributes) || undefined
  const groups = groupNeighbours(runs, (next, last) => lookOf(next) === lookOf(last))
  const written = groups.map((group) => {
    const inner = wrapped(group, depth + 1)
    const { attributes = {} } = group[0]
    return wrapper.value(attributes) ? wrapper.open(attributes) + inner + wrapper.close : inner
  })
  return written.join('')
}

function plain({ insert, attributes = {} }: Op) {
  if (typeof insert === 'string') return escaped(insert)
  if (!('image' in insert)) return '<br>'
  const { alt, title, width, height } = attributes
  return `<img${attr('src', insert.image)}${attr('alt', alt)}${attr('title', title)}${attr('width', width)}${attr('height', height)}>`
}
