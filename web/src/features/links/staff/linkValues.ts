import { type LinkFieldName, linkFields } from '@directory/shared/fields/linkFields'
import { fieldNames } from '@directory/shared/fields/nounFields'
import type { Link } from '@directory/shared/link'
import { otherCategory } from '@directory/shared/rules/entryRules'
import { isEmail, isPhone, toWebsite } from '@directory/shared/wellFormed'
import { germanOrder } from '../../../lib/format.ts'
import type { Problems } from '../../../lib/useFormProblems.ts'

export type LinkValues = Record<LinkFieldName | 'categoryNew', string>

const valuesOf = (value: (name: LinkFieldName) => string): LinkValues => ({
  ...(Object.fromEntries(fieldNames(linkFields).map((name) => [name, value(name)])) as Record<
    LinkFieldName,
    string
  >),
  categoryNew: '',
})

export const linkValuesOf = (link: Link): LinkValues => valuesOf((name) => link[name])

export const emptyLink: LinkValues = valuesOf(() => '')

export function withOwnCategory<V extends LinkValues>(values: V): V {
  if (values.category !== otherCategory) return values
  return { ...values, category: values.categoryNew.trim(), categoryNew: '' }
}

export const isComplete = ({ name, url }: Pick<Link, 'name' | 'url'>) =>
  name.trim() !== '' && url.trim() !== ''

export function linkCategories(links: readonly Link[]): string[] {
  const names = new Set(links.map(({ category }) => category).filter((name) => name !== ''))
  return [...names].sort(germanOrder.compare)
}

/** Returns errors in the order of the form. Name and address may be added later. */
export function linkProblems({ url, category, categoryNew, email, phone }: LinkValues): Problems {
  const wrong: Problems = new Map()
  if (toWebsite(url) === null) wrong.set('url', 'website_invalid')
  if (category === otherCategory && categoryNew.trim() === '')
    wrong.set('categoryNew', 'category_new_missing')
  if (email.trim() !== '' && !isEmail(email.trim())) wrong.set('email', 'email_invalid')
  if (phone.trim() !== '' && !isPhone(phone)) wrong.set('phone', 'phone_invalid')
  return wrong
}

export function newLinkProblems(values: LinkValues): Problems {
  const namelessProblems: Problems = new Map()
  if (values.name.trim() === '' && values.url.trim() === '') namelessProblems.set('name', 'edit_links.empty')
  return new Map([...namelessProblems, ...linkProblems(values)])
}
