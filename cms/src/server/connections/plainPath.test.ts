import cases from './plainPath.fixture.json' with { type: 'json' }
import { decodedPath, plainPath } from './plainPath.ts'

it.each(cases)('%s normalised: %s', (path, plain) => {
  expect(plainPath(path)).toBe(plain)
  expect(plainPath(plain)).toBe(plain)
})

it('a path is decoded once, separators included', () => {
  expect(decodedPath('/admin/%2563reate%2ffirst')).toBe('/admin/%63reate/first')
})
