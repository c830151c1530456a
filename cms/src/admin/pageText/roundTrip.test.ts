import { randomFrom, randomPage } from '@directory/shared/pageHtml/randomPage.fixture'
import { sourceOf } from '@directory/shared/pageHtml/readWithParse5.fixture'
import { writeHtml } from '@directory/shared/pageHtml/writeHtml'
import { getEnabledNodes } from '@payloadcms/richtext-lexical'
import { $getRoot, type TextNode } from '@payloadcms/richtext-lexical/lexical'
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless'
import { beforeAll, describe, expect, it } from 'vitest'
import { createConfig } from '../../createConfig.ts'
import { readEnvironment } from '../../environment.ts'
import { sanitizePage } from '../../operations/html/sanitizeHtml.ts'
import { loadPageEditor } from '../../server/pageEditor.ts'
import type { LexicalState } from './lexicalNode.ts'
import { htmlOf, pageText } from './pageText.ts'

/** Reads and writes as Lexical does in the admin UI, with the nodes of its editor. */
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

describe('what the toolbar makes', () => {
  it('comes out of Lexical as it went in, to the letter', () => {
    const tries = 100
    let pages = 0
    for (let seed = 1; seed <= tries; seed++) {
      const html = writeHtml(randomPage(randomFrom(seed)))
      if (html === '') continue
      pages++
      const state = stateOf(html)
      expect(htmlOf(state), `${seed} ${html}`).toBe(html)
      expect(htmlOf(throughLexical(state)), `${seed} ${html}`).toBe(html)
      expect(sanitizePage(html), `${seed} ${html}`).toBe(html)
    }
    expect(pages).toBeGreaterThan(0.85 * tries)
  })
})

describe('what was written elsewhere', () => {
  it.each([
    ['<p>a</p>\n<ul>\n<li>b</li>\n</ul>\n', '<p>a</p><ul><li>b</li></ul>'],
    [
      '<p style="text-align: center; color: rgb(230, 0, 0);">a</p>',
      '<p class="ql-align-center"><span style="color: #e60000;">a</span></p>',
    ],
    ['<p>a<sub>b</sub><sup>c</sup></p>', '<p>a<sub>b</sub><sup>c</sup></p>'],
    [
      '<p><img src="/a.png" alt="" width="30%" title="b"></p>',
      '<p><img src="/a.png" alt="" title="b" width="30%"></p>',
    ],
    ['', ''],
  ])('means the same after Lexical: %s', (html, written) =>
    expect(htmlOf(throughLexical(stateOf(html)))).toBe(written),
  )

  it.each([
    '<blockquote><p>a</p><p>b</p></blockquote>',
    '<ul><li><h2>a</h2></li></ul>',
    '<ul><li><p>a</p><p>b</p></li></ul>',
    '<p>a<iframe class="ql-video" src="https://player.vimeo.com/video/1"></iframe></p>',
    '<p><img src="/a.png" class="ql-align-center"></p>',
    '<table><tr><td>a</td></tr></table>',
  ])('is not given to Lexical where that would lose something: %s', (html) =>
    expect(pageText(sourceOf(html)).state).toBeNull(),
  )
})

describe('what people make in Lexical', () => {
  const text = (text: string, more: object = {}) => ({ type: 'text', version: 1, text, format: 0, ...more })
  const page = (...children: LexicalState['root'][]): LexicalState => ({
    root: { type: 'root', version: 1, children },
  })

  it.each([
    [
      'a tab',
      { type: 'paragraph', version: 1, children: [text('a'), text('\t', { type: 'tab' }), text('b')] },
      '<p>a&nbsp;b</p>',
    ],
    [
      'start and end',
      { type: 'paragraph', version: 1, format: 'end', children: [text('a')] },
      '<p class="ql-align-right">a</p>',
    ],
    [
      'more than eight steps in',
      { type: 'paragraph', version: 1, indent: 11, children: [text('a')] },
      '<p class="ql-indent-8">a</p>',
    ],
    [
      'a link without an address',
      {
        type: 'paragraph',
        version: 1,
        children: [{ type: 'link', version: 3, fields: {}, children: [text('a')] }],
      },
      '<p>a</p>',
    ],
    [
      'a picture without an address',
      {
        type: 'paragraph',
        version: 1,
        children: [text('a'), { type: 'inlineBlock', version: 1, fields: { blockType: 'picture' } }],
      },
      '<p>a</p>',
    ],
    [
      'a video as copied from the address bar',
      { type: 'block', version: 2, fields: { blockType: 'video', src: 'https://youtu.be/abc' } },
      '<iframe class="ql-video" frameborder="0" allowfullscreen="true" src="https://www.youtube-nocookie.com/embed/abc"></iframe>',
    ],
    [
      'a kind of block that nobody knows',
      {
        type: 'unknown',
        version: 1,
        children: [
          { type: 'paragraph', version: 1, children: [text('a')] },
          { type: 'paragraph', version: 1, children: [text('b')] },
        ],
      },
      '<p>a</p><p>b</p>',
    ],
  ])('%s', (_, block, html) => {
    expect(htmlOf(page(block))).toBe(html)
    expect(sanitizePage(html)).toBe(html)
  })
})
