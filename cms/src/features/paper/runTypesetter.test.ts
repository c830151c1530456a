import { hardWords } from './hardWords.fixture.ts'
import { printableCodePoints, runTypesetter, siteColours } from './paperFiles.ts'
import { readPdf } from './pdf.fixture.ts'
import { missingGlyph, printableText } from './printableText.ts'

const limits = { maxBytes: 600_000_000, maxMs: 60_000 }
const settings = {
  ...{ size: 'a5', print: 'normal', tone: 'colour', lang: 'de', title: 'Probe', author: 'Verein' },
  ...{ subtitle: '', date: '', words: {} },
}

async function typeset(body: string, texts: readonly string[]) {
  const shown = texts.map((text) => printableText(text, printableCodePoints()))
  const files = {
    'data.json': Buffer.from(JSON.stringify({ ...settings, colours: siteColours(), texts: shown })),
    'probe.typ': Buffer.from(`#import "theme.typ": *\n#show: setting\n${body}`),
  }
  const { pdf, warnings } = await runTypesetter({ template: 'probe.typ', files })
  return { ...(await readPdf(pdf)), warnings }
}

it('hyphenates 30 hard words correctly', async () => {
  const narrow = '#for text in data.texts { page(block(width: 1pt, text)) }'
  const words = hardWords.map((word) => word.replaceAll('|', ''))
  const { pages } = await typeset(narrow, words)
  const parted = pages.map((page) => page.trim().replaceAll(/-?\s*\n/g, '|'))
  expect(hardWords).toHaveLength(30)
  expect(parted).toEqual(hardWords)
})

it('prints names literally, even with markup of the typesetter', async () => {
  const names = [
    '#set page(fill: red); *fett* _schräg_ $x^2$ [a] <b> @c `d` = e // f /* g */ \\ h ~ i',
    '#eval("1+1") #read("/etc/passwd") #{panic("x")} "\'\\u{41}\\',
    'Straße 4711, 10 000 Öfen – „ÄÖÜ“ & Söhne',
    'שלום Haßfurt مرحبا',
    'Привет, Žďár, Łódź, Ἀθῆναι',
    'x'.repeat(200),
  ]
  const { pages, fonts } = await typeset('#for text in data.texts { page(text) }', names)
  const squeezed = (text: string) => text.replace(/[\s\u200b-\u200f\u00ad-]/g, '')
  for (const [at, name] of names.entries()) {
    const shown = printableText(name, printableCodePoints())
    if (at === 3) expect([...squeezed(pages[at] ?? '')].sort()).toEqual([...squeezed(shown)].sort())
    else expect(squeezed(pages[at] ?? '')).toBe(squeezed(shown))
  }
  expect(fonts).toEqual(['AtkinsonHyperlegible-Regular', 'PlainZero-Regular', 'Rubik-Regular'])
})

it('prints one mark for each character without a glyph and drops invisible ones', () => {
  const signs = printableCodePoints()
  const shown = (text: string) => printableText(text, signs)
  expect(shown('Ärzte & Söhne, 10 €')).toBe('Ärzte & Söhne, 10 €')
  expect(shown('A\u0308rzte')).toBe('Ärzte')
  expect(shown('Oma 👵🏽 und 👨‍👩‍👧')).toBe(`Oma ${missingGlyph} und ${missingGlyph}`)
  expect(shown('漢字')).toBe(missingGlyph.repeat(2))
  expect(shown('a\u0000b\u202ec\u00add\ufeff')).toBe('a bcd')
})

it('is stopped beyond its time or memory limit, and on request', async () => {
  const files = {
    'probe.typ': Buffer.from('#for i in range(100000000) { [#i] }'),
    'data.json': Buffer.from('{}'),
  }
  const faultOf = (signal?: AbortSignal, more = {}) =>
    runTypesetter({ template: 'probe.typ', files }, signal, { ...limits, ...more }).catch(
      ({ fault }) => fault,
    )
  expect(await faultOf(undefined, { maxMs: 100 })).toBe('time')
  const gone = new AbortController()
  const stopped = faultOf(gone.signal)
  gone.abort()
  expect([await stopped, await faultOf(gone.signal)]).toEqual(['stopped', 'stopped'])
  if (process.platform === 'linux') expect(await faultOf(undefined, { maxBytes: 1 })).toBe('memory')
})
