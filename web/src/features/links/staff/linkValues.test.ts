import { isComplete, linkProblems, linkValuesOf, newLinkProblems } from './linkValues.ts'

const nameless = { name: 'edit_links.empty' }
const [wrongAddress, noCategory] = [{ url: 'website_invalid' }, { categoryNew: 'category_new_missing' }]

it.each([
  [{}, {}, nameless],
  [{ description: 'x' }, {}, nameless],
  [{ name: 'Amt' }, {}, {}],
  [{ url: 'mailto:a' }, wrongAddress, wrongAddress],
  [{ url: 'amt.de', category: 'other' }, noCategory, noCategory],
  [{ url: 'amt.de', category: 'other', categoryNew: 'Ämter' }, {}, {}],
])('%j has as a known link the problems %j, as a new one %j', (changes, known, asNew) => {
  const values = { ...linkValuesOf(), ...changes }
  expect(Object.fromEntries(linkProblems(values))).toEqual(known)
  expect(Object.fromEntries(newLinkProblems(values))).toEqual(asNew)
})

it('a link is public with name and address only', () => {
  const links = ['', ' ', 'amt.de'].map((url) => isComplete({ name: 'Amt', url }))
  expect(links).toEqual([false, false, true])
})
