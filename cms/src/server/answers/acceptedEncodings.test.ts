import { acceptedEncodings } from './sendCached.ts'

it.each([
  [undefined, ''],
  ['', ''],
  ['gzip, deflate, br, zstd', 'br gzip'],
  ['GZIP;Q=0.5 , Br ; q=0.4', 'br gzip'],
  ['gzip;q=0, br;q=0.0', ''],
  ['x-gzip-like, brotli,,;;', ''],
])('Accept-Encoding is parsed: %s', (header, forms) => {
  expect(acceptedEncodings(header)).toEqual([...forms.split(' ').filter(Boolean), 'identity'])
})
