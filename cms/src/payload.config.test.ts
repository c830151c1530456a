import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { getTableColumns, getTableName } from '@payloadcms/db-sqlite/drizzle'
import {
  BasePayload,
  type Field,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type SanitizedGlobalConfig,
} from 'payload'
import { allTexts } from '#shared/catalogues'
import { entryField, namesOf } from '#shared/fields/entryFields'
import { otherLocales } from '#shared/locales'
import { readEnvironment } from './environment.ts'
import { createConfig } from './payload.config.ts'

/** Fields whose label says everything. */
const obvious = [
  'eventTime',
  'eventEndTime',
  'eventPlace',
  ...namesOf('tristate').filter((name) => entryField(name).isFact),
  ...namesOf('line', 'postcode', 'phone', 'email', 'website', 'opening', 'text'),
  ...['title', 'text', 'html', 'url', 'description', 'changeText'],
  ...['names', 'sentences', ...otherLocales, 'image', 'categories', 'username', 'password', 'lastLoginAt'],
  ...['timestamp', 'user', 'action', 'entry', 'to', 'subject', 'attempts', 'nextAttemptAt'],
  ...['fileName', 'total', 'current', 'error', 'startedAt', 'finishedAt', 'undoneAt', 'undoneBy'],
  'imports.state',
]

interface Found {
  where: string
  field: Field & { name?: string }
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
const inBoth = (value: unknown) => {
  const { de, en } = (value ?? {}) as { de?: unknown; en?: unknown }
  return isText(de) && isText(en)
}
const isPayloadsOwn = (value: unknown) => typeof value === 'function'

function visible(slug: string, fields: readonly Field[]): Found[] {
  return fields.flatMap((field): Found[] => {
    if (field.admin && 'hidden' in field.admin && field.admin.hidden === true) return []
    if ('hidden' in field && field.hidden) return []
    const inner = 'fields' in field ? visible(slug, field.fields as Field[]) : []
    if (!('name' in field)) return inner
    return [{ where: `${slug}.${field.name}`, field: field as Found['field'] }, ...inner]
  })
}

type Texts = Record<string, Record<string, string>>

let config: SanitizedConfig
let collections: SanitizedCollectionConfig[]
let found: Found[]
beforeAll(async () => {
  config = await createConfig(readEnvironment({ DATABASE_URL: 'file:unused.db' }))
  collections = config.collections.filter(
    ({ admin, slug }) => admin.hidden !== true && !slug.startsWith('payload-'),
  )
  found = [...collections, ...config.globals].flatMap(({ slug, fields }) => visible(slug, fields))
})

it('names and descriptions of collections are German and English', () => {
  const silent = [
    ...collections.filter(
      ({ labels, admin }) => !inBoth(labels.singular) || !inBoth(labels.plural) || !inBoth(admin.description),
    ),
    ...config.globals.filter(({ label, admin }) => !inBoth(label) || !inBoth(admin?.description)),
  ]
  expect(silent.map(({ slug }) => slug)).toEqual([])
})

it('no text of the admin UI is unused', () => {
  const said = ({ fields, admin, ...rest }: SanitizedCollectionConfig | SanitizedGlobalConfig) => [
    fields,
    admin?.description,
    'labels' in rest ? rest.labels : rest.label,
  ]
  const shown = JSON.stringify([...config.collections, ...config.globals].map(said))
  const texts = Object.entries(allTexts.de)
  const nouns = texts.flatMap(([key]) => /^admin\.[\w-]+\.(?=about$)/.exec(key)?.[0] ?? [])
  const admin = texts.filter(([key]) => nouns.some((noun) => key.startsWith(noun)))
  expect(admin.flatMap(([key, words]) => (shown.includes(JSON.stringify(words)) ? [] : key))).toEqual([])
})

it('the label of every field is German and English, also when comparing versions', () => {
  const compared = [...config.collections.filter(({ versions }) => versions), ...config.globals].flatMap(
    ({ slug, flattenedFields }) =>
      flattenedFields.map((field) => ({ where: `${slug}.${field.name}`, field })),
  )
  const unnamed = [...found, ...compared].filter(({ field }) => {
    const label = 'label' in field ? field.label : undefined
    const isNamed = inBoth(label) || isPayloadsOwn(label) || label === 'URL'
    // One of type `ui` has its own component.
    return field.type !== 'ui' && field.name !== 'id' && !isNamed
  })
  expect(unnamed.map(({ where }) => where)).toEqual([])
})

it('every field that is not obvious has a description in both languages', () => {
  const wrong = found.filter(({ where, field }) => {
    const isObvious = field.type === 'ui' || obvious.includes(field.name ?? '') || obvious.includes(where)
    const label = 'label' in field ? field.label : undefined
    const description = field.admin && 'description' in field.admin ? field.admin.description : undefined
    return !isObvious && !isPayloadsOwn(label) && !inBoth(description)
  })
  expect(wrong.map(({ where }) => where)).toEqual([])
})

it('options of select fields are German and English', () => {
  const wrong = found.filter(
    ({ field }) =>
      field.type === 'select' &&
      !field.options.every((option) => typeof option === 'object' && inBoth(option.label)),
  )
  expect(wrong.map(({ where }) => where)).toEqual([])
})

it("Payload's German texts say Sie", () => {
  const { de } = config.i18n.supportedLanguages
  const ours = (config.i18n.translations as Record<string, Texts>).de ?? {}
  const informal =
    /\b(du|dir|dich|dein\w*|bist|hast|möchtest|gib|wähle|setze|ziehe|erstelle|überprüfe|versuche|speichere|klicke|ignoriere)\b/i
  const theirs = (de?.translations ?? {}) as Texts
  const said = Object.entries(theirs).flatMap(([area, texts]) =>
    Object.entries(texts).map(([key, text]) => [`${area}:${key}`, ours[area]?.[key] ?? text] as const),
  )
  expect(said.length).toBeGreaterThan(300)
  expect(said.filter(([, text]) => informal.test(text))).toEqual([])
  // A text whose key Payload no longer has is useless.
  const known = new Set(said.map(([key]) => key))
  const unknown = Object.entries(ours).flatMap(([area, texts]) =>
    Object.keys(texts).filter((key) => !['lexical', 'site'].includes(area) && !known.has(`${area}:${key}`)),
  )
  expect(unknown).toEqual([])
})

it('every component of our own is in the import map of the admin UI', () => {
  const map = readFileSync(path.resolve(import.meta.dirname, 'app/(payload)/admin/importMap.js'), 'utf8')
  const text = JSON.stringify(config, (_, value) => (typeof value === 'function' ? undefined : value))
  const named = [...text.matchAll(/"(\/admin\/[\w/]+\.tsx#\w+)"/g)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(1)
  for (const name of new Set(named)) expect(map).toContain(`"${name}"`)
})

it.each([
  ['https://senioren.example', true],
  ['http://192.0.2.1', false],
  [undefined, false],
])('with PUBLIC_URL %s the session cookie of the admin UI is secure: %s', async (PUBLIC_URL, secure) => {
  const { collections } = await createConfig(
    readEnvironment({ ...(PUBLIC_URL && { PUBLIC_URL, PAYLOAD_SECRET: 'x'.repeat(32) }) }),
  )
  expect(collections.find(({ slug }) => slug === 'users')?.auth.cookies.secure).toBe(secure)
})

it('migrations create exactly the tables of the collections', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'directory-schema-'))
  const settings = readEnvironment({ DATA_DIR: folder, SEED: 'none' })
  const payload = await new BasePayload().init({ config: createConfig(settings), disableOnInit: true })
  const { client, tables } = payload.db as unknown as SQLiteAdapter
  const wanted = Object.values(tables).map((table) => [
    getTableName(table),
    Object.values<{ name: string }>(getTableColumns(table)).map(({ name }) => name),
  ])
  const made = await Promise.all(
    wanted.map(async ([name]) => {
      const { rows } = await client.execute(`SELECT name FROM pragma_table_info('${name}')`)
      return [name, rows.map((row) => row.name)]
    }),
  )
  await payload.destroy()
  await rm(folder, { recursive: true, force: true })
  const inOrder = (some: unknown[][]) => some.map(([name, columns]) => [name, (columns as string[]).sort()])
  expect(wanted.length).toBeGreaterThan(40)
  expect(inOrder(made)).toEqual(inOrder(wanted))
})
