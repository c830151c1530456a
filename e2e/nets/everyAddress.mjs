import { readFileSync } from 'node:fs'

/** What is asked for, with names of lists in braces. */
export const addresses = JSON.parse(readFileSync(`${import.meta.dirname}/addresses.json`, 'utf8'))

/** Returns the addresses of templates: one for each item of the list that it names, or for each nth: `{entry%5}`. */
export const everyAddress = (templates, lists) => [
  ...new Set(templates.flatMap((template) => expand(template, lists))),
]

function expand(template, lists) {
  const [placeholder, name, every = '1'] = /\{(\w+)(?:%(\d+))?\}/.exec(template) ?? []
  if (placeholder === undefined) return [template]
  return lists[name]
    .filter((_, i) => i % Number(every) === 0)
    .flatMap((item, i) => {
      const near = lists.town[i % lists.town.length]
      return expand(template.replace(placeholder, item).replace('{near}', near), lists)
    })
}

/** Reads from the demo content what addresses are made of, as parts of addresses. */
export async function listsOf(site) {
  const call = async (path) => (await fetch(`${site}/api/${path}`)).json()
  const encoded = (list) => [...new Set(list)].filter(Boolean).map(encodeURIComponent)
  const tops = await call('topcategories')
  const categories = await call('allcategories')
  const entries = []
  for (const name of encoded(categories))
    entries.push(...(await call(`datafilteredcategory?category=${name}`)))
  entries.sort((a, b) => (a.uuid < b.uuid ? -1 : 1))
  const news = await call('news')
  const queries = [
    ...addresses.typed,
    ...categories.flatMap((name) => [name, name.slice(0, 3) + name.slice(4)]),
    ...entries.flatMap(({ name, services }, i) =>
      i % 3 ? [] : [name, String(services).split(/[,;]/)[0]?.trim()],
    ),
  ]
  const links = await call('links')
  return {
    named: [
      ...[...entries, ...links].map(({ name }) => name),
      ...news.map(({ title }) => title),
      ...categories,
    ],
    names: new Map(tops.map(({ id, title }) => [id, title])),
    top: tops.map(({ id }) => id),
    category: encoded(categories),
    entry: entries.map(({ uuid }) => uuid),
    nameOfEntry: encoded(entries.map(({ name }) => name.slice(0, -1))),
    categoryAndName: entries.map(
      ({ category, name }) => `category=${encodeURIComponent(category)}&name=${encodeURIComponent(name)}`,
    ),
    provider: entries.map(
      ({ category, name }) => `/categories/list/${encodeURIComponent(category)}/${encodeURIComponent(name)}`,
    ),
    postcode: encoded(entries.map(({ plz }) => plz)),
    entryOfFriseure: entries
      .filter(({ category }) => category === 'Friseure')
      .map(({ uuid }) => uuid)
      .slice(0, 1),
    news: news.map(({ nuuid }) => nuuid),
    firstNews: [news[0].nuuid],
    town: encoded((await call('towns')).map(({ city }) => city)),
    query: encoded(queries),
    begun: encoded(queries.map((query) => query?.slice(0, 5))),
    page: ['homepage', 'about', 'privacy', 'imprint', 'assistance'],
    locale: ['de', 'en'],
    part: addresses.parts,
  }
}
