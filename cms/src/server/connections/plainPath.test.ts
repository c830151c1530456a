import { decodedPath, plainPath } from './plainPath.ts'

it.each([
  ['/admin', '/admin'],
  ['/admin/%63reate-first-user', '/admin/create-first-user'],
  ['/%61dmin/create%2Dfirst%2duser', '/admin/create-first-user'],
  ['/admin/x/../create-first-user', '/admin/create-first-user'],
  ['/admin/x/%2e%2E/./create-first-user', '/admin/create-first-user'],
  ['//admin//collections', '/admin/collections'],
  ['/admin\\collections', '/admin/collections'],
  ['/cms/api/files/file/a%20b%2Fc.jpg', '/cms/api/files/file/a%20b%2Fc.jpg'],
  ['/_next/static/chunks/%5B%5B...segments%5D%5D.js', '/_next/static/chunks/%5B%5B...segments%5D%5D.js'],
  ['/admin/%zz%', '/admin/%zz%'],
])('%s normalised: %s', (path, plain) => {
  expect(plainPath(path)).toBe(plain)
  expect(plainPath(plain)).toBe(plain)
})

it('a path is decoded once, separators included', () => {
  expect(decodedPath('/admin/%2563reate%2ffirst')).toBe('/admin/%63reate/first')
})
