import { type DefaultTreeAdapterTypes, parseFragment, defaultTreeAdapter as tree } from 'parse5'
import { describe, expect, it } from 'vitest'
import type { Attributes, Op } from './ops.ts'
import { readHtml, type Source } from './readHtml.ts'
import { writeForVisitors, writeHtml } from './writeHtml.ts'

function sourceOf(nodes: DefaultTreeAdapterTypes.ChildNode[]): Source[] {
  return nodes.flatMap((node): Source[] => {
    if (tree.isTextNode(node)) return [{ text: node.value, attributes: {}, children: [] }]
    if (!tree.isElementNode(node)) return []
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
    return [{ tag: node.tagName, attributes, children: sourceOf(node.childNodes) }]
  })
}
const read = (html: string) => readHtml(sourceOf(parseFragment(html).childNodes))

/** Repeatable: a failure names its seed. */
function randomFrom(seed: number) {
  let state = seed * 2654435761 + 1
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0
    return state / 2 ** 32
  }
  return {
    chance: (p: number) => next() < p,
    of: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
    upTo: (n: number) => Math.floor(next() * (n + 1)),
  }
}
type Random = ReturnType<typeof randomFrom>

const sorted = (attributes: Attributes) =>
  Object.fromEntries(Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1)))
const op = (insert: Op['insert'], attributes: Attributes): Op =>
  Object.keys(attributes).length > 0 ? { insert, attributes: sorted(attributes) } : { insert }

function inlineLook({ chance, of }: Random): Attributes {
  const link = of(['/help', 'mailto:a@example.org', 'https://example.org/?a=1&b="2"'])
  return {
    ...(chance(0.3) && { bold: true }),
    ...(chance(0.3) && { italic: true }),
    ...(chance(0.2) && { underline: true }),
    ...(chance(0.2) && { strike: true }),
    ...(chance(0.1) && { script: of(['sub', 'super']) }),
    ...(chance(0.2) && { size: of(['small', 'large', 'huge']) }),
    ...(chance(0.2) && { color: of(['#e60000', 'red', '#0066cc']) }),
    ...(chance(0.2) && { background: '#ffff00' }),
    ...(chance(0.2) && { link, ...(chance(0.3) && { target: '_blank' }) }),
  }
}

function lineLook({ chance, of, upTo }: Random): Attributes {
  const kind = upTo(5)
  const indent = upTo(8)
  return {
    ...(kind === 0 && { header: 1 + upTo(5) }),
    ...(kind === 1 && { blockquote: true }),
    ...(kind > 2 && { list: of(['ordered', 'bullet', 'checked', 'unchecked']) }),
    ...(chance(0.4) && indent > 0 && { indent }),
    ...(chance(0.2) && { align: of(['center', 'right', 'justify']) }),
    ...(chance(0.1) && { direction: 'rtl' }),
  }
}

/** What the toolbar can make. */
function page(random: Random): Op[] {
  const ops: Op[] = []
  for (let lines = 1 + random.upTo(8); lines > 0; lines--) {
    if (random.chance(0.1)) {
      ops.push(
        op(
          { video: 'https://www.youtube-nocookie.com/embed/abc' },
          random.chance(0.3) ? { align: 'center' } : {},
        ),
      )
      continue
    }
    for (let runs = random.upTo(4); runs > 0; runs--) {
      const what = random.upTo(9)
      if (what === 0) ops.push(op({ softBreak: true }, inlineLook(random)))
      else if (what === 1)
        ops.push(
          op(
            { image: '/api/file/b%20.png' },
            { ...inlineLook(random), alt: random.of(['', 'Haus & "Hof"']) },
          ),
        )
      else ops.push(op(random.of(['Grüße', ' a  b ', '<b> & ', '5\u00a0km', ' ']), inlineLook(random)))
    }
    ops.push(op('\n', lineLook(random)))
  }
  return ops
}

/** Spaces are told apart only where they are shown. */
const shown = (ops: readonly Op[]) => JSON.stringify(joined(ops)).replaceAll('\u00a0', ' ')
function joined(ops: readonly Op[]): Op[] {
  const result: Op[] = []
  for (const next of ops) {
    const last = result.at(-1)
    const isSame = JSON.stringify(last?.attributes) === JSON.stringify(next.attributes)
    if (isSame && typeof last?.insert === 'string' && typeof next.insert === 'string')
      result.splice(-1, 1, { ...last, insert: last.insert + next.insert })
    else result.push(next)
  }
  return result
}

describe('what the toolbar makes', () => {
  it('is the same after writing and reading', () => {
    for (let seed = 1; seed <= 3000; seed++) {
      const ops = page(randomFrom(seed))
      const html = writeHtml(ops)
      if (html === '') continue
      const { ops: again, lost } = read(html)
      expect(lost, `${seed} ${html}`).toEqual([])
      expect(shown(again), `${seed} ${html}`).toBe(shown(ops))
      expect(writeHtml(again), String(seed)).toBe(html)
    }
  })

  it.each([
    ['<p>Eins</p><h3>Zwei</h3><blockquote>Drei</blockquote>'],
    ['<ul><li>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ul>'],
    ['<ul><li data-list="checked">fertig</li><li data-list="unchecked">offen</li></ul>'],
    ['<p class="ql-align-center ql-indent-2">Mitte</p><p class="ql-align-right" dir="rtl">rtl</p>'],
    ['<p>Straße 1<br>97437 Haßfurt</p><p><br></p><p>Ende</p>'],
    ['<p><a href="mailto:a@example.org"><strong>a</strong><em>b</em></a></p>'],
    ['<p><span class="ql-size-huge" style="color: #e60000; background-color: #ffff00;">bunt</span></p>'],
  ])('is written plainly: %s', (html) => {
    expect(read(html).lost).toEqual([])
    expect(writeHtml(read(html).ops)).toBe(html)
  })
})

describe('what was written elsewhere', () => {
  it.each([
    ['<p>a</p>\n<ul>\n<li>b</li>\n</ul>\n', '<p>a</p><ul><li>b</li></ul>'],
    [
      '<ol><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>a</li></ol>',
      '<ul><li>a</li></ul>',
    ],
    [
      '<p style="text-align: center; color: rgb(230, 0, 0);">a</p>',
      '<p class="ql-align-center"><span style="color: #e60000;">a</span></p>',
    ],
    ['<p><span class="ql-color-red">a</span></p>', '<p><span style="color: red;">a</span></p>'],
    ['a <b>b</b>', '<p>a <strong>b</strong></p>'],
    ['<ul><li><p>a</p></li></ul>', '<ul><li>a</li></ul>'],
  ])('means the same: %s', (html, written) => {
    expect(read(html).lost).toEqual([])
    expect(writeHtml(read(html).ops)).toBe(written)
  })

  it.each([
    '<table><tr><td>a</td></tr></table>',
    '<blockquote><p>a</p><p>b</p></blockquote>',
    '<ul><li><h2>a</h2></li></ul>',
    '<ul><li><p>a</p><p>b</p></li></ul>',
    '<p class="fremd">a</p>',
    '<p style="margin: 0">a</p>',
    '<p><span data-x="1">a</span></p>',
    '<p>a<iframe src="https://player.vimeo.com/video/1"></iframe></p>',
    '<p><img src="/a.png" class="ql-align-center"></p>',
  ])('is told where it cannot be kept: %s', (html) => {
    expect(read(html).lost).not.toEqual([])
  })
})

it('visitors get pictures and videos from elsewhere as boxes, and nobody gets code', () => {
  const ops: Op[] = [
    { insert: { image: 'https://fremd.example/a.png' }, attributes: { alt: '"><script>' } },
    { insert: { image: '/api/file/a.png' } },
    { insert: '<script>\n' },
    { insert: { video: 'https://player.vimeo.com/video/1' } },
  ]
  const html = writeForVisitors(ops, 'https://site.example')
  expect(html).toContain('data-host="fremd.example"')
  expect(html).toContain('<img src="/api/file/a.png">')
  expect(html).toContain('<figure class="external-media" data-kind="video"')
  expect(html).not.toContain('<script')
  expect(html).not.toContain('<iframe')
})
