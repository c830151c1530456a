import { germanOrder } from '#lib/format.ts'
import { type LinkFieldName, linkFields } from '#shared/fields/linkFields'
import type { Link } from '#shared/link'
import { otherCategory } from '#shared/rules/entryRules'
import { byField, kindProblems } from '#ui/staff/nounValues.ts'

export type LinkValues = Record<LinkFieldName | 'categoryNew', string>

export const linkValuesOf = (link?: Link) => ({
  ...byField(linkFields, (name) => link?.[name] ?? ''),
  categoryNew: '',
})

export function withOwnCategory<V extends LinkValues>(values: V): V {
  if (values.category !== otherCategory) return values
  return { ...values, category: values.categoryNew.trim(), categoryNew: '' }
}

export const isComplete = ({ name, url }: Pick<Link, 'name' | 'url'>) =>
  name.trim() !== '' && url.trim() !== ''

export function linkCategories(links: readonly Link[]) {
  const names = new Set(links.map(({ category }) => category).filter((name) => name !== ''))
  return [...names].sort(germanOrder.compare)
}

/** Name and address may be added later. */
export function linkProblems(values: LinkValues) {
  const { category, categoryNew } = values
  const wrong = kindProblems(linkFields, values)
  if (category === otherCategory && categoryNew.trim() === '')
    wrong.set('categoryNew', 'category_new_missing')
  return wrong
}

export const newLinkProblems = (values: LinkValues) =>
  new Map([
    ...(values.name.trim() + values.url.trim() === '' ? [['name', 'edit_links.empty'] as const] : []),
    ...linkProblems(values),
  ])
