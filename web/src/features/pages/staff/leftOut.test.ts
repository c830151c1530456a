import { sourceOf } from '#shared/pageHtml/readWithParse5.fixture'
import cases from './leftOut.fixture.json' with { type: 'json' }
import { leftOut } from './leftOut.ts'

it.each(cases as [string, string[]][])('lists losses of %s', (html, kinds) => {
  expect(leftOut(sourceOf(html))).toEqual(kinds)
})
