import type { Json, ServerClient } from './api.ts'
import type { DataReader } from './database.ts'

/** Compares the public answers with the database, in both directions. Describes every difference. */
export async function wrongAnswers(site: ServerClient, rows: DataReader): Promise<string[]> {
  return [
    ...(await wrongLists(site, rows)),
    ...(await wrongContent(site, rows)),
    ...(await leaks(site, rows)),
  ]
}

async function wrongLists(site: ServerClient, rows: DataReader): Promise<string[]> {
  const problems: string[] = []
  const stored = new Map<string, string[]>()
  const published =
    rows.all(`SELECT e.id, e.name, e.additional_info AS info, e.updated_at AS at, c.name AS category
    FROM entries e JOIN categories c ON c.id = e.category_id WHERE e.state = 'published' AND e.deleted_at IS NULL`)
  for (const { id, name, info, at, category } of published) {
    const list = stored.get(String(category)) ?? []
    stored.set(String(category), list)
    list.push(line(id, name, info ?? '', at))
  }
  const shown: { name: string; providers: number }[] = await site.ask('/api/categoryinfo')
  const names = shown.map(({ name }) => name)
  problems.push(...difference('categories', names, [...stored.keys()]))
  for (const info of shown) {
    const list: Json[] = await site.ask(`/api/datafilteredcategory?category=${encodeURIComponent(info.name)}`)
    const lines = list.map(({ uuid, name, additionalInfo, updatedAt }) =>
      line(uuid, name, additionalInfo, updatedAt),
    )
    problems.push(...difference(`entries of ${info.name}`, lines, stored.get(info.name) ?? []))
    if (info.providers !== list.length)
      problems.push(`${info.name} is said to have ${info.providers} entries, and has ${list.length}`)
  }
  return problems
}

async function wrongContent(site: ServerClient, rows: DataReader): Promise<string[]> {
  const news: Json[] = await site.ask('/api/news')
  const links: Json[] = await site.ask('/api/links')
  const texts = (table: string, column: string) =>
    rows
      .all(`SELECT id, ${column} AS text FROM ${table} WHERE deleted_at IS NULL`)
      .map(({ id, text }) => line(id, text ?? ''))
  return [
    ...difference(
      'news',
      news.map(({ nuuid, text }) => line(nuuid, text)),
      texts('news', 'text'),
    ),
    ...difference(
      'links',
      links.map(({ uuid, description }) => line(uuid, description)),
      // Links without name or address are visible to staff only.
      rows
        .all(
          `SELECT id, description AS text FROM links WHERE deleted_at IS NULL AND name <> '' AND url <> ''`,
        )
        .map(({ id, text }) => line(id, text ?? '')),
    ),
  ]
}

/** Checks that public answers contain nothing that is waiting, in the trash, or secret. */
async function leaks(site: ServerClient, rows: DataReader): Promise<string[]> {
  const hidden = rows.all(
    `SELECT name FROM entries WHERE (state <> 'published' OR deleted_at IS NOT NULL)
     AND name NOT IN (SELECT name FROM entries WHERE state = 'published' AND deleted_at IS NULL) ORDER BY updated_at DESC LIMIT 3`,
  )
  const problems: string[] = []
  for (const { name } of hidden) {
    const found: Json[] = await site.ask(`/api/searchFor?searchQuery=${encodeURIComponent(String(name))}`)
    if (found.some((entry) => entry.name === name))
      problems.push(`the search finds ${name}, which nobody may see`)
  }
  const [entry] =
    rows.all(`SELECT e.token, e.name, c.name AS category FROM entries e JOIN categories c ON c.id = e.category_id
    WHERE e.state = 'published' AND e.deleted_at IS NULL AND e.token IS NOT NULL ORDER BY e.updated_at DESC LIMIT 1`)
  if (entry) {
    const address = `/api/datafilteredcategory?category=${encodeURIComponent(String(entry.category))}`
    const { text } = await site.raw(address)
    if (text.includes(String(entry.token))) problems.push(`the token of ${entry.name} is public`)
  }
  return problems
}

const line = (...parts: unknown[]) => parts.map(String).join(' | ')

function difference(what: string, shown: readonly string[], stored: readonly string[]): string[] {
  const seen = new Set(shown)
  const there = new Set(stored)
  return [
    ...shown.filter((one) => !there.has(one)).map((one) => `${what}: shown but not stored: ${one}`),
    ...stored.filter((one) => !seen.has(one)).map((one) => `${what}: stored but not shown: ${one}`),
    ...(seen.size < shown.length ? [`${what}: something is shown twice`] : []),
  ]
}
