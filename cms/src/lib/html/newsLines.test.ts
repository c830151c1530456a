import { plainNewsText } from '@directory/shared/newsText'
import { plainMarkup } from '@directory/shared/plainMarkup'
import fc from 'fast-check'
import { parseHtml, plainTextOf, sanitizeInline } from './sanitizeHtml.ts'

it('keeps the lines of news when it drops their blocks, wherever they become text', () => {
  const word = fc.stringMatching(/^[A-Za-zä]{1,6}$/)
  const block = fc.constantFrom('p', 'div', 'li', 'h2', 'section', 'blockquote', 'td', 'dd', 'pre')
  const wrapped = (tag: string, inner: string) =>
    tag === 'li'
      ? `<ul><li>${inner}</li></ul>`
      : tag === 'td'
        ? `<table><tr><td>${inner}</table>`
        : `<${tag}>${inner}</${tag}>`
  const line = fc.tuple(
    word,
    block,
    fc.constantFrom('', 'strong', 'div', 'em'),
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
      for (const copied of [html, html.replace(/<(?!\/)\w+/g, '$& class="a"')])
        expect(plainMarkup(copied), copied).toBe(meant)
    }),
  )
})
