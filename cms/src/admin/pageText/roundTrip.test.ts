import { getEnabledNodes } from '@payloadcms/richtext-lexical'
import { $getRoot, type TextNode } from '@payloadcms/richtext-lexical/lexical'
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless'
import fc from 'fast-check'
import { readEnvironment } from '#environment.ts'
import { sanitizePage } from '#lib/html/sanitizeHtml.ts'
import { createConfig } from '#payload.config.ts'
import { loadPageEditor } from '#server/admin/admin.ts'
import { randomPage } from '#shared/pageHtml/randomPage.fixture'
import { sourceOf } from '#shared/pageHtml/readWithParse5.fixture'
import { writeHtml } from '#shared/pageHtml/writeHtml'
import type { LexicalState } from './lexicalNode.ts'
import { htmlOf, pageText } from './pageText.ts'
import cases from './roundTrip.fixture.json' with { type: 'json' }

/** As in the admin UI, with the nodes of its editor. */
let throughLexical: (state: LexicalState) => LexicalState

beforeAll(async () => {
  const config = await createConfig(readEnvironment({ DATABASE_URL: 'file::memory:' }))
  const { editorConfig } = await loadPageEditor(config)
  const lexical = createHeadlessEditor({
    nodes: getEnabledNodes({ editorConfig }),
    onError: (error) => {
      throw error
    },
  })
  throughLexical = (state) => {
    lexical.setEditorState(lexical.parseEditorState(JSON.stringify(state)))
    // Lexical normalises every node that is changed, so this changes all of them.
    lexical.update(() => $getRoot().getAllTextNodes().forEach(touch), { discrete: true })
    return JSON.parse(JSON.stringify(lexical.getEditorState().toJSON()))
  }
})

const touch = (node: TextNode) => {
  node.markDirty()
  for (const parent of node.getParents()) parent.markDirty()
}

const stateOf = (html: string): LexicalState => {
  const { state } = pageText(sourceOf(html))
  expect(state, html).not.toBeNull()
  return state as LexicalState
}

const carried = cases.written

describe('a page', () => {
  it.each([...carried, carried.join('')])('survives a round trip through Lexical unchanged: %s', (html) => {
    expect(htmlOf(throughLexical(stateOf(html)))).toBe(html)
    expect(sanitizePage(html)).toBe(html)
  })

  it('is opened in Lexical only if its round trip is exact, for random pages of the site toolbar', () => {
    let pages = 0
    for (const ops of fc.sample(randomPage, 300)) {
      const html = writeHtml(ops)
      const { state } = pageText(sourceOf(html))
      if (html === '' || state === null) continue
      pages++
      expect(htmlOf(throughLexical(state)), html).toBe(html)
    }
    expect(pages).toBeGreaterThan(0)
  })

  it.each([
    ['<p>a</p>\n<ul>\n<li>b</li>\n</ul>\n', '<p>a</p><ul><li>b</li></ul>'],
    ['<p style="text-align: center">a</p>', '<p class="ql-align-center">a</p>'],
    ['', ''],
  ])('is normalised by Lexical: %s', (html, written) =>
    expect(htmlOf(throughLexical(stateOf(html)))).toBe(written),
  )

  it.each(cases.read)('is not opened in Lexical if that would lose content: %s', (html) =>
    expect(pageText(sourceOf(html)).state).toBeNull(),
  )
})

describe('HTML made from Lexical', () => {
  const block = (type: string, children: object[], more: object = {}) => ({
    type,
    version: 1,
    children,
    ...more,
  })
  const text = (text: string, type = 'text') => ({ type, version: 1, text, format: 0 })
  const paragraph = (children: object[], more: object = {}) => block('paragraph', children, more)
  const link = block('link', [text('a')], { version: 3, fields: {} })

  it.each([
    ['a tab', paragraph([text('a'), text('\t', 'tab'), text('b')]), '<p>a&nbsp;b</p>'],
    ['end alignment', paragraph([text('a')], { format: 'end' }), '<p class="ql-align-right">a</p>'],
    ['more than eight indents', paragraph([text('a')], { indent: 11 }), '<p class="ql-indent-8">a</p>'],
    ['a link without an address', paragraph([link]), '<p>a</p>'],
    [
      'an unknown kind of block',
      block('unknown', [paragraph([text('a')]), paragraph([text('b')])]),
      '<p>a</p><p>b</p>',
    ],
  ])('%s', (_, content, html) => {
    const state = { root: block('root', [content]) } as unknown as LexicalState
    expect(htmlOf(state)).toBe(html)
    expect(sanitizePage(html)).toBe(html)
  })
})
