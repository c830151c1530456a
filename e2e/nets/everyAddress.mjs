import { readFileSync } from 'node:fs'

/** What is asked for, with names of lists in braces. */
export const addresses = JSON.parse(readFileSync(`${import.meta.dirname}/addresses.json`, 'utf8'))

/** Returns the addresses of templates: one for each item of the list that it names. */
export const everyAddress = (templates, lists) => [
  ...new Set(templates.flatMap((template) => expand(template, lists))),
]

function expand(template, lists) {
  const [placeholder, name] = /\{(\w+)\}/.exec(template) ?? []
  if (placeholder === undefined) return [template]
  return lists[name].flatMap((item) => expand(template.replace(placeholder, item), lists))
}

/** Reads from the demo content what addresses are made of, as parts of addresses. */
export async function listsOf(site) {
  const call = async (path) => (await fetch(`${site}/api/${path}`)).json()
  const tops = await call('topcategories')
  const categories = await call('allcategories')
  const entries = []
  for (const name of new Set(categories))
    entries.push(...(await call(`datafilteredcategory?category=${encodeURIComponent(name)}`)))
  entries.sort((a, b) => (a.uuid < b.uuid ? -1 : 1))
  const news = await call('news')
  const links = await call('links')
  return {
    named: [
      ...[...entries, ...links].map(({ name }) => name),
      ...news.map(({ title }) => title),
      ...categories,
    ],
    top: tops.map(({ id }) => id),
    entryOfFriseure: entries
      .filter(({ category }) => category === 'Friseure')
      .map(({ uuid }) => uuid)
      .slice(0, 1),
    firstNews: [news[0].nuuid],
  }
}
