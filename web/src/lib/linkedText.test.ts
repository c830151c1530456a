import { linkedText } from './linkedText.ts'

const hrefs = (html: string) =>
  [...linkedText(html).matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(
    ([, href, text]) => `${href} ${text}`,
  )

const address = 'https://a.example/x_(y)?b=1&amp;c=2'
const page = 'seniorenbüro-haßberge.de/termine'
const mobile = 'tel:+491713920009 +49 171 3920009'

it.each([
  ['Mehr auf www.verein.de.', 'https://www.verein.de www.verein.de'],
  ['(https://a.example/x_(y)?b=1&amp;c=2)', `${address} ${address}`],
  ['Siehe seniorenbüro-haßberge.de/termine!', `https://${page} ${page}`],
  ['E-Mail:anna.muster@verein.de, bitte', 'mailto:anna.muster@verein.de anna.muster@verein.de'],
  ['Tel. 09521 / 9290-15 oder +49 171 3920009', 'tel:+499521929015 09521 / 9290-15', mobile],
  ['09521 12345 0171 2345678', 'tel:+49952112345 09521 12345', 'tel:+491712345678 0171 2345678'],
  ['(09521)&nbsp;12345.', 'tel:+49952112345 (09521)\u00a012345'],
  ['Tel. 09521 12345 ext. 12', 'tel:+49952112345 09521 12345'],
  ['Tel. 09521 12345, Extra O1', 'tel:+49952112345 09521 12345'],
  ['Telefon: 4711', 'tel:4711 4711'],
  ['<strong>www.a.de</strong><br>b@c.de', 'https://www.a.de www.a.de', 'mailto:b@c.de b@c.de'],
])('finds links: %s', (html, ...expected) => {
  expect(hrefs(html)).toEqual(expected)
})

it.each([
  'Am 01.02.2026 um 08.00 Uhr, 01/02/2026, 09:00–12:00 Uhr, 08 - 12 Uhr',
  'IBAN DE02 1203 0000 0000 2020 51, Konto 0012345678, BLZ: 01234567',
  '97437 Haßfurt, 2026, 1.000.000, 3 &lt; 5, § 02',
  'Kommen Sie alle.Die Feier beginnt. z.B. usw.Info folgt',
  'javascript:alert(1) data:text/html,x https:// www. @ a@b',
  ...['https://bank.example@elsewhere.example/', '&lt;a href="x"&gt;'],
  // A letter typed in place of a digit: a link without it would dial another number.
  ...['Tel. 09522 / 30 12 O', 'Tel. 09521 123 - l4, O9521 123, 0952l/123, Notruf 11O'],
  'Tel. 09521 12345 ext. O1, 09521 12345 Durchwahl: O1, 09521 12345 (App. 1l)',
  'Tel. 09521/123-o Zentrale, 09521 123  –  O Büro',
])('links are not made of other text: %s', (html) => {
  expect(linkedText(html)).toBe(html)
})

it('links leave existing links unchanged', () => {
  const html = 'Hier: <a href="https://a.example/?x=&quot;>&quot;">www.b.de <em>09521 12345</em></a> und'
  expect(linkedText(html)).toBe(html)
  expect(hrefs(`${html} www.c.de`).at(-1)).toBe('https://www.c.de www.c.de')
})

it('links contain no injected markup', () => {
  for (const hostile of [
    'https://a.de/"onmouseover="alert(1)',
    "https://a.de/'onclick='x",
    ...['https://a.de/&lt;script&gt;alert(1)&lt;/script&gt;', 'www.a.de&quot; onfocus=&quot;x'],
    ...['a@b.de&quot;&gt;&lt;img src=x&gt;', '&lt;img src=x&gt; www.a.de'],
  ])
    expect(linkedText(hostile)).not.toMatch(/<(?!a href="[^"<>]*"(?: rel="external noopener")?>|\/a>)/i)
})
