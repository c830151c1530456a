import { longDate, phoneHref, websiteHref, websiteLabel } from './format.ts'

it.each([
  ['2026-11-21', 'de', 'Samstag, 21. November 2026'],
  ['2026-11-21', 'en', 'Saturday, 21 November 2026'],
  ['2026-03-01T23:30:00.000Z', 'de', 'Sonntag, 1. März 2026'],
  ['2028-02-29', 'de', 'Dienstag, 29. Februar 2028'],
  ['', 'de', ''],
  ['gestern', 'de', ''],
] as const)('the long date of %s in %s is "%s"', (iso, locale, text) => {
  expect(longDate(iso, locale)).toBe(text)
})

it.each([
  ['+49 (0) 9521 / 123-45', 'tel:+49952112345'],
  ['116 117', 'tel:116117'],
  ['9290-15', 'tel:929015'],
  ['auf Anfrage', null],
  ['', null],
])('the phone number %s leads to %s', (typed, href) => {
  expect(phoneHref(typed)).toBe(href)
})

it.each([
  ['www.example.org', 'https://www.example.org'],
  ['http://example.org/a', 'http://example.org/a'],
  ['example.org:8080/x', 'https://example.org:8080/x'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['', null],
])('the website %s leads to %s', (typed, href) => {
  expect(websiteHref(typed)).toBe(href)
})

it('websites are shown without scheme and www', () => {
  expect(websiteLabel('https://www.example.org/')).toBe('example.org')
})
