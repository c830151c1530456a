import type { Link } from '@directory/shared/link'
import { isComplete, linkProblems, linkValuesOf, newLinkProblems } from './linkValues.ts'

const empty: Link = {
  ...{ uuid: '1', name: '', url: '', description: '', category: '', region: '' },
  ...{ email: '', phone: '', phoneText: '', updatedAt: '' },
}

it('an empty link may be saved and is for the staff only', () => {
  expect(linkProblems(linkValuesOf(empty)).size).toBe(0)
  expect(isComplete(empty)).toBe(false)
  expect(isComplete({ name: 'Amt', url: 'amt.de' })).toBe(true)
})

it('filled-in fields must be well-formed', () => {
  const values = { ...linkValuesOf(empty), url: 'mailto:a', category: 'other', email: 'x' }
  expect(Object.fromEntries(linkProblems(values))).toEqual({
    url: 'website_invalid',
    email: 'email_invalid',
    categoryNew: 'category_new_missing',
  })
  expect(linkProblems({ ...values, url: 'www.amt.de', categoryNew: 'Ämter', email: '' }).size).toBe(0)
})

it('a new link needs a name or a web address', () => {
  const emptyLink = linkValuesOf()
  expect([...newLinkProblems({ ...emptyLink, description: 'x' })]).toEqual([['name', 'edit_links.empty']])
  expect(newLinkProblems({ ...emptyLink, name: 'Amt' }).size).toBe(0)
  expect([...newLinkProblems({ ...emptyLink, url: 'mailto:a' })]).toEqual([['url', 'website_invalid']])
})
