import { browserOf } from './session.ts'

const like = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${like} Chrome/143.0.0.0 Safari/537.36`
it.each([
  [windows, 'Chrome, Windows'],
  [`${windows} Edg/143.0.0.0`, 'Microsoft Edge, Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${like} Falkon/24.1 Safari/605.1.15`, 'Linux'],
  ['', ''],
  [null, ''],
])('browser of %s: %s', (userAgent, browser) => {
  expect(browserOf(userAgent)).toBe(browser)
})

it.each(['x', '(', 'Mozilla/5.0 '.repeat(1000), `${'a'.repeat(8000)}/1`, '<script>/1.0', '\u0000/1'])(
  'a user agent of any length gets a short name',
  (userAgent) => {
    expect(browserOf(userAgent).length).toBeLessThanOrEqual(100)
  },
)
