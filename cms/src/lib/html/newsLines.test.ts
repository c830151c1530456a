import fc from 'fast-check'
import { plainMarkup } from '#shared/plainMarkup'
import { plainNewsText } from '#shared/plainNewsText'
import { parseHtml, plainTextOf, sanitizeInline } from './sanitizeHtml.ts'

it('lines of news survive the removal of block elements in HTML and text', () => {
  const word = fc.stringMatching(/^[A-Za-zä]{1,6}$/)
  const within: Readonly<Record<string, string>> = {
    ...{ li: 'ul', dd: 'dl', dt: 'dl', td: 'table', th: 'table', caption: 'table' },
  }
  const known =
    'p div li h2 section blockquote td th dd dt pre option button hgroup caption summary legend search'
  const block = fc.oneof(fc.constantFrom(...known.split(' ')), fc.stringMatching(/^x[a-z]{1,5}-[a-z]{1,5}$/))
  const wrapped = (tag: string, inner: string) => {
    const around = within[tag]
    const row =
      tag === 'td' || tag === 'th' ? `<tr><${tag}>${inner}</${tag}></tr>` : `<${tag}>${inner}</${tag}>`
    return around ? `<${around}>${row}</${around}>` : row
  }
  const line = fc.tuple(
    word,
    block,
    fc.constantFrom('', 'strong', 'div', 'em', 'label', 'mark'),
    fc.constantFrom('', '\n', '  '),
  )
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
      const html = lines
        .map(([text, tag, inner, gap]) => wrapped(tag, inner ? `<${inner}>${text}</${inner}>` : text) + gap)
        .join('')
      const meant = lines.map(([text]) => text).join('\n')
      const stored = sanitizeInline(html)
      expect(plainNewsText(stored).trim(), html).toBe(meant)
      expect(plainTextOf(parseHtml(html)).trim(), html).toBe(meant)
      expect(sanitizeInline(stored)).toBe(stored)
      for (const copied of [html, html.replace(/<(?!\/)[\w-]+/g, '$& class="a"')])
        expect(plainMarkup(copied), copied).toBe(meant)
    }),
  )
})
