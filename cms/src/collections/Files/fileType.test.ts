import { detectFileType } from './fileType.ts'
import pages from './htmlPages.fixture.json' with { type: 'json' }

const page = '<html><script>alert(1)</script></html>'
const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16()

it.each([
  page,
  ...pages,
  `\uFEFF${page}`,
  `\t\n\f\r ${page}`,
  `${' '.repeat(200_000)}${page}`,
  `<!-- one --><!----> \n<!-- two -->${page}`,
  `<!-- ${page}`,
  `<?xml version="1.0"?>\n${page}`,
])('the detected type is HTML for a page: %.40s', async (text) => {
  expect(await detectFileType(Buffer.from(text))).toBe('text/html')
})

it.each([
  ['with BOM', Buffer.from(`\uFEFF${page}`, 'utf16le')],
  ['without BOM', Buffer.from(` ${page}`, 'utf16le')],
  ['big-endian with BOM', swapped(`\uFEFF${page}`)],
  ['big-endian', swapped(` ${page}`)],
  ['an SVG, not parsed in UTF-16', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>', 'utf16le')],
])('the detected type is HTML in UTF-16: %s', async (_, data) => {
  expect(await detectFileType(data)).toBe('text/html')
})

it.each([
  ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  [
    'image/svg+xml',
    '\uFEFF<?xml version="1.0"?>\n<!-- made by hand -->\n<!DOCTYPE svg PUBLIC "x" "y">\n<SVG >',
  ],
  ['application/xml', '<?xml version="1.0"?><gpx></gpx>'],
  ['application/pdf', '%PDF-1.4 <html>'],
  ...['<a@b.de> schreibt', 'Man schreibt <b> für fett.', '# Titel\n<p>', '', ' '.repeat(100)].map((text) => [
    'text/plain',
    text,
  ]),
])('the detected type is %s, not HTML: %.40s', async (type, text) => {
  expect(await detectFileType(Buffer.from(text))).toBe(type)
})

it.each(['<!---->', '<!--', '<!x>', '<?x?> ', '<', '<a', '\uFEFF', '-->', '<!doctype '])(
  'the detected type costs linear time: many %j',
  async (part) => {
    // Each more of them doubled the work.
    await detectFileType(Buffer.from(`${part.repeat(20_000)}x`))
  },
)
