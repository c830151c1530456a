import type { CategoryInfo } from '#shared/category'
import { providersInDistrict } from '#shared/providersInDistrict'
import { routes } from '#shared/routes'
import { call, textOf } from '../calls.ts'
import { onlyReads } from '../setup.ts'

onlyReads()

const numberIn = (html: string) => Number(/(\d+) Anbieter/.exec(html.replace(/<[^>]*>/g, ''))?.[1])

async function countsBesideLinks(path: string): Promise<Map<string, number>> {
  const links = (await textOf(path)).matchAll(/<a [^>]*href="\/categories\/list\/([^"/]+)"[^>]*>(.*?)<\/a>/gs)
  return new Map([...links].map(([, name = '', html = '']) => [decodeURIComponent(name), numberIn(html)]))
}

async function countIn(path: string, name: string) {
  const { categories } = await call(`${path}?searchQuery=${encodeURIComponent(name)}`)
  const info: CategoryInfo | undefined = categories.find((one: CategoryInfo) => one.name === name)
  return info ? { count: providersInDistrict(info), outside: info.outside ?? 0 } : null
}

it('overview, topic, list, suggestion and search show equal counts per category', async () => {
  const topics: { id: string }[] = await call('topcategories')
  const ofTopics = await Promise.all(topics.map(({ id }) => countsBesideLinks(routes.topCategory.href(id))))
  const overview = await countsBesideLinks(routes.categories.href())
  const told: unknown[] = []
  let outside = 0
  for (const [name, count] of overview) {
    const status = /<p [^>]*role="status"[^>]*>.*?<\/p>/s.exec(await textOf(routes.providerList.href(name)))
    const found = await countIn('searchhelp', name)
    const suggested = await countIn('suggest', name)
    const others = [...ofTopics.flatMap((one) => one.get(name) ?? []), found?.count, suggested?.count]
    outside += found?.outside ?? 0
    const numbers = new Set([count, numberIn(status?.[0] ?? ''), ...others])
    if (numbers.size > 1) told.push([name, ...numbers])
  }
  expect(told).toEqual([])
  expect([overview.size > 40, outside > 0]).toEqual([true, true])
})
