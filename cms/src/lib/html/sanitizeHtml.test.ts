import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, html as dialect, parse, defaultTreeAdapter as tree } from 'parse5'
import { inheritedWords } from '#shared/inheritedWords.fixture'
import { randomPage } from '#shared/pageHtml/randomPage.fixture'
import { writeHtml } from '#shared/pageHtml/writeHtml'
import { boxExternalMedia } from './externalMedia.ts'
import attacks from './hostileHtml.fixture.json' with { type: 'json' }
import cases from './sanitizeHtml.fixture.json' with { type: 'json' }
import { sanitizeInline, sanitizePage } from './sanitizeHtml.ts'

type Element = DefaultTreeAdapterTypes.Element

/** One of each kind in OWASP's and PortSwigger's cheat sheets. Those that swallow what follows them come last. */
const hostileHtml = [`${'<div>'.repeat(600)}<img src=x onerror=alert(1)>`, ...Object.values(attacks).flat()]

function elementsOf(html: string): Element[] {
  const found: Element[] = []
  const visit = (node: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of node.childNodes) {
      if (!tree.isElementNode(child)) continue
      found.push(child)
      visit(child)
    }
  }
  visit(parse(`<!doctype html><body><main><div lang="de">${html}</div></main>`))
  return found.slice(5)
}

const tags =
  /^(?:h[1-6]|p|br|blockquote|[ou]l|li|strong|em|u|s|sub|sup|span|a|img|iframe|figure|table|thead|tbody|tr|th|td)$/
const attributes =
  /^(?:class|style|dir|data-list|data-kind|data-src|data-host|contenteditable|href|target|rel|src|alt|title|width|height|frameborder|allowfullscreen|scope)$/
const style = /^(?:(?:color|background-color|font-size|text-align|direction): [#a-z0-9.,()% ]+; ?)+$/i
const schemes = /^(?:https?|mailto|tel):$/

function harmOf(html: string): string[] {
  return elementsOf(html).flatMap((element) => {
    const { tagName, namespaceURI, attrs } = element
    const harm: string[] = []
    if (namespaceURI !== dialect.NS.HTML || !tags.test(tagName)) harm.push(`<${tagName}>`)
    for (const { name, value } of attrs) {
      if (!attributes.test(name)) harm.push(`${tagName} ${name}`)
      if (name === 'style' && (!style.test(value) || /url|expression|image/i.test(value))) harm.push(value)
      if (name === 'href' && !schemes.test(new URL(value, 'https://x.invalid').protocol)) harm.push(value)
      if (name !== 'src') continue
      const { protocol, href } = URL.canParse(value, 'https://x.invalid')
        ? new URL(value, 'https://x.invalid')
        : { protocol: 'none', href: '' }
      const isFine =
        tagName === 'img'
          ? /^https?:$/.test(protocol) || /^data:image\/(?!svg)/.test(href)
          : /^https:\/\/(?:www\.youtube(?:-nocookie)?\.com\/embed|player\.vimeo\.com\/video)\/[\w-]+$/.test(
              href,
            )
      if (!isFine) harm.push(value)
    }
    return harm
  })
}

describe('hostile HTML', () => {
  it('is detected by harmOf() before sanitising', () => {
    const harmful = hostileHtml.filter((payload) => harmOf(payload).length > 0)
    expect(harmful.length).toBeGreaterThan(0.9 * hostileHtml.length)
  })

  it.each(hostileHtml)('runs nothing once sanitised: %s', (payload) => {
    for (const clean of [sanitizePage, sanitizeInline]) {
      const once = clean(payload)
      expect(harmOf(once)).toEqual([])
      expect(harmOf(boxExternalMedia(once))).toEqual([])
      expect(clean(once)).toBe(once)
      expect(harmOf(clean(`<p title="${payload}">${payload}`))).toEqual([])
      expect(harmOf(clean(`<ol><li>${payload}<b><a href="/x">${payload}`))).toEqual([])
    }
  })

  it('runs nothing when two payloads are interleaved', () => {
    for (const [i, first] of hostileHtml.entries()) {
      const second = hostileHtml[(i * 31 + 7) % hostileHtml.length] ?? ''
      const mixed = first.slice(0, Math.ceil(first.length / 2)) + second + first.slice(first.length / 2)
      const clean = sanitizePage(mixed)
      expect([harmOf(clean), sanitizePage(clean)], mixed).toEqual([[], clean])
    }
  })

  it('runs nothing for random tags, attributes and disguised addresses', () => {
    const name = fc.stringMatching(/^[a-z]{2,12}$/)
    const tag = fc.oneof(
      fc.constantFrom('a', 'img', 'iframe', 'p', 'svg', 'math', 'form', 'table', 'td'),
      name,
    )
    const scheme = fc.oneof(fc.constantFrom('javascript', 'JaVaScRiPt', 'vbscript', 'data', 'blob'), name)
    const between = fc.constantFrom('', '\t', '\n', '\x01', ' ', '&Tab;', '&#1;', '&#x0A;')
    const coded = fc.constantFrom<(text: string) => string>(
      (text) => text,
      (text) => text.replace(/./g, (sign) => `&#${sign.charCodeAt(0)};`),
      (text) => text.replace(/./g, (sign) => `&#x${sign.charCodeAt(0).toString(16)}`),
    )
    const address = fc
      .tuple(between, scheme, between, coded, fc.constantFrom(':', '&colon;', '://x.example/%0a'))
      .map(
        ([a, text, b, code, colon]) =>
          `${a}${code(text.slice(0, 2))}${b}${code(text.slice(2))}${colon}alert(1)`,
      )
    const attribute = fc.tuple(
      fc.oneof(
        name.map((event) => `on${event}`),
        fc.constantFrom('href', 'src'),
        fc.constantFrom('srcset', 'srcdoc', 'style', 'action', 'background', 'xlink:href'),
      ),
      fc.oneof(
        address,
        address.map((to) => `color:red;background:url(${to})`),
      ),
      fc.constantFrom('"', "'"),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(tag, fc.array(attribute, { maxLength: 4 }))), (elements) => {
        const html = elements
          .map(
            ([of, all]) =>
              `<${of} ${all.map(([key, value, quote]) => `${key}=${quote}${value}${quote}`).join(' ')}>x`,
          )
          .join('')
        for (const clean of [sanitizePage, sanitizeInline]) {
          expect(harmOf(clean(html)), html).toEqual([])
          expect(clean(clean(html)), html).toBe(clean(html))
        }
      }),
      { numRuns: 1_000 },
    )
  })

  it('cannot keep the server busy', () => {
    for (const bomb of ['<div>', '<b><p>', '<a href=x><table>', '<ol><li>', '<svg><p>']) {
      // Work that grew with its square would take longer than a test may.
      try {
        sanitizePage(bomb.repeat(Math.floor(19_000 / bomb.split('<').length)))
      } catch {}
    }
    expect(() => sanitizePage('<b>'.repeat(100_000))).toThrow('zu viele')
  })
})

describe('HTML made by the editor', () => {
  it('stays unchanged', () => {
    fc.assert(fc.property(randomPage.map(writeHtml), (html) => sanitizePage(html) === html))
  })

  // What other programs with such an editor write.
  it.each(cases.kept)('of others stays unchanged: %s', (html) => {
    expect(sanitizePage(html)).toBe(html)
  })

  it.each(cases.changed)('tidies %s', (html, expected) => {
    expect(sanitizePage(html)).toBe(expected)
  })
})

it.each([
  ['Kaffee & Kuchen < 5 €', 'Kaffee &amp; Kuchen &lt; 5 €'],
  ['<h1>Groß</h1><img src="/x.png"><span style="color:red">rot</span>', 'Groß<br>rot'],
])('news keeps lines and simple markup: %j', (text, expected) => {
  expect(sanitizeInline(text)).toBe(expected)
  expect(sanitizeInline(expected)).toBe(expected)
})

describe('external media', () => {
  it('become boxes with a link, unlike local pictures', () => {
    expect(boxExternalMedia('<p>a<img src="https://b.example/c.png" alt="Bild"></p>')).toBe(
      '<p>a<span class="external-media" data-kind="image" data-src="https://b.example/c.png" data-host="b.example"><a href="https://b.example/c.png" target="_blank" rel="noopener noreferrer">Bild von b.example: Bild</a></span></p>',
    )
    for (const own of ['<p><img src="/api/file/a.png"></p>', '<p><img src="data:image/png;base64,AAAA"></p>'])
      expect(boxExternalMedia(own)).toBe(own)
    expect(
      boxExternalMedia('<iframe class="ql-video" src="https://www.youtube.com/embed/a"></iframe>'),
    ).toMatch(
      /^<figure class="external-media" data-kind="video" data-src="https:\/\/www\.youtube\.com\/embed\/a"/,
    )
  })

  it('stand beside a link, never inside', () => {
    const html = boxExternalMedia('<p><a href="/x"><strong>a</strong><img src="//b.example/c.png"></a></p>')
    expect(html).toMatch(/^<p><a href="\/x"><strong>a<\/strong><\/a> <span class="external-media"/)
    const deep = boxExternalMedia('<p><a href="/x"><em><img src="//b.example/c.png"></em></a></p>')
    expect(deep).toMatch(/^<p><a href="\/x">\/x<\/a> <span class="external-media"/)
  })
})

describe('tables', () => {
  it.each(cases.tables)('are simplified: %s', (_, html, clean) => {
    expect(sanitizePage(html)).toBe(clean)
    expect(sanitizePage(clean)).toBe(clean)
  })

  it('cost linear time, whatever spans they declare', () => {
    const row = `<tr>${'<td colspan="1000" rowspan="65534">x'.repeat(30)}</tr>`
    expect(sanitizePage(`<table>${row.repeat(300)}</table>`).length).toBeLessThan(400_000)
    expect(sanitizePage('<table><tr><td>'.repeat(2000))).not.toContain('table><table')
  })
})

it('tags, styles and attributes named like inherited properties are removed', () => {
  for (const word of inheritedWords) {
    expect(sanitizePage(`<p ${word}="x" style="${word}: x">a</p>`)).toBe('<p>a</p>')
    if (/^[a-z]/i.test(word)) expect(sanitizePage(`<p><${word}>a</${word}>b</p>`)).toBe('<p>ab</p>')
  }
})
