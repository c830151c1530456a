import { matchRoutes } from 'react-router-dom'
import { pathParams } from './pathParams.ts'

it.each([
  ['Optik', 'Optik %2F Test'],
  ['Optik', 'Optik %2F'],
  ['Auto/Rad', 'Auto / Rad'],
  ['100%', '100%25'],
  ['%2F', '%2F'],
  ['list', 'categories'],
  ['a%2Fb', 'a/b'],
  ['Ä', 'Müller & Söhne?'],
])('category %s and name %s are decoded from a path', (cat, name) => {
  for (const language of ['', '/en']) {
    const path = `${language}/categories/list/:cat/:name`
    const pathname = `${language}/categories/list/${encodeURIComponent(cat)}/${encodeURIComponent(name)}`
    expect(pathParams(matchRoutes([{ path }], pathname)?.[0]?.params ?? {}, pathname)).toEqual({ cat, name })
  }
})

it('leaves other parameters unchanged', () => {
  expect(pathParams({ '*': 'a/b', none: undefined }, '/a/b')).toEqual({ '*': 'a/b', none: undefined })
})
