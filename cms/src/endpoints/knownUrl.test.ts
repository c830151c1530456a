import { type Call, contract } from '#shared/contract'
import { knownUrl } from './perform.ts'

it.each([
  ['/api/news', '/api/news'],
  ['/api/news?x=1&region=alle', '/api/news'],
])('%s is cached as %s', (url, kept) => {
  expect(knownUrl(contract['GET /api/news'] as Call, url)).toBe(kept)
})

it.each([
  ['/api/links?region=b&x=1&region=a', '/api/links?region=b&region=a'],
  ['/api/links?region[]=b&region=a%20b', '/api/links?region=a%20b&region[]=b'],
  ['/api/links?%72egion=a+b', '/api/links?region=a%20b'],
  ['/api/links?__proto__=1&constructor=2', '/api/links'],
])('%s is cached as %s, known parameters only', (url, kept) => {
  expect(knownUrl(contract['GET /api/links'], url)).toBe(kept)
})
