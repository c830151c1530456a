import { browserOf } from './session.ts'

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
    'Chrome, Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0',
    'Microsoft Edge, Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet for Android, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Falkon/24.1 Safari/605.1.15',
    'Linux',
  ],
  ['', ''],
  [null, ''],
])('%s is %s', (userAgent, browser) => {
  expect(browserOf(userAgent)).toBe(browser)
})

it.each(['x', '(', 'Mozilla/5.0 '.repeat(1000), `${'a'.repeat(8000)}/1`, '<script>/1.0', '\u0000/1'])(
  'whatever a client says of itself, little of it stays',
  (userAgent) => {
    expect(browserOf(userAgent).length).toBeLessThanOrEqual(100)
  },
)
