import type { Link } from '@directory/shared/link'
import { expect, it } from 'vitest'
import { emptyLink, isComplete, linkValuesOf, wrongInLink, wrongInNewLink } from './linkValues.ts'

const empty: Link = {
  uuid: '1',
  name: '',
  url: '',
  description: '',
  category: '',
  region: '',
  email: '',
  phone: '',
  phoneText: '',
  updatedAt: '',
}

it('an empty link may be saved and is for the staff only', () => {
  expect(wrongInLink(linkValuesOf(empty)).size).toBe(0)
  expect(isComplete(empty)).toBe(false)
  expect(isComplete({ name: 'Amt', url: 'amt.de' })).toBe(true)
})

it('what is there must be well-formed', () => {
  const values = { ...linkValuesOf(empty), url: 'mailto:a', category: 'other', email: 'x' }
  expect([...wrongInLink(values)]).toEqual([
    ['url', 'website_invalid'],
    ['categoryNew', 'category_new_missing'],
    ['email', 'email_invalid'],
  ])
  expect(wrongInLink({ ...values, url: 'www.amt.de', categoryNew: 'Ämter', email: '' }).size).toBe(0)
})

it('a new link says at least what it is called or where it leads', () => {
  expect([...wrongInNewLink({ ...emptyLink, description: 'x' })]).toEqual([['name', 'edit_links.empty']])
  expect(wrongInNewLink({ ...emptyLink, name: 'Amt' }).size).toBe(0)
  expect([...wrongInNewLink({ ...emptyLink, url: 'mailto:a' })]).toEqual([['url', 'website_invalid']])
})
