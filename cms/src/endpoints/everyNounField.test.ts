import type { CollectionConfig, Field } from 'payload'
import { Categories } from '#collections/Categories/index.ts'
import { Entries } from '#collections/Entries/index.ts'
import { Links } from '#collections/Links/index.ts'
import { News } from '#collections/News/index.ts'
import { Pages } from '#collections/Pages/index.ts'
import { TopCategories } from '#collections/TopCategories/index.ts'
import { withTexts } from '#fields/withTexts.ts'
import { categoryFields } from '#shared/fields/categoryFields'
import { entryFields, hiddenEntryFields } from '#shared/fields/entryFields'
import { linkFields } from '#shared/fields/linkFields'
import { newsFields } from '#shared/fields/newsFields'
import { fieldNames, type NounFields } from '#shared/fields/nounFields'
import { sampleNoun } from '#shared/fields/nounFields.fixture'
import { pageFields } from '#shared/fields/pageFields'
import { topCategoryFields } from '#shared/fields/topCategoryFields'
import { actingOn, onServer } from '#testSuite.ts'

type Named = Field & {
  name: string
  label?: unknown
  maxLength?: number
  required?: boolean
  fields?: Named[]
}
type Table = Readonly<Record<string, { kind: string; limit?: number; required?: boolean }>>

/** Fields of every collection beside its table; `everything` is for searching its list. */
const notOfTables = ['id', 'createdAt', 'updatedAt', 'deletedAt', 'everything']

const nouns = [
  { collection: News, fields: newsFields, save: 'addnewsentry', list: 'allnews', id: 'nuuid' },
  { collection: Links, fields: linkFields, save: 'addlink', list: 'alllinks', id: 'uuid' },
] satisfies { collection: CollectionConfig; fields: NounFields; save: string; list: string; id: string }[]

const hiddenNames = Object.keys(hiddenEntryFields)
const collections: { collection: CollectionConfig; fields: Table; hidden?: string[] }[] = [
  ...nouns,
  { collection: Entries, fields: entryFields, hidden: hiddenNames },
  { collection: Categories, fields: categoryFields, hidden: ['asked', 'key', 'formerNames'] },
  { collection: TopCategories, fields: topCategoryFields },
  // The HTML editor's field, which stores nothing.
  { collection: Pages, fields: pageFields, hidden: ['richText'] },
]
const unlimited = ['day', 'flag', 'number', 'choice', 'file', 'categories', 'tristate', 'degrees']

const named = (fields: readonly Field[]): Named[] =>
  fields.flatMap((field) =>
    'name' in field ? [field as Named] : 'fields' in field ? named(field.fields) : [],
  )
const fieldsOf = ({ slug, fields }: CollectionConfig) =>
  new Map(named(withTexts(`admin.${slug}`, fields)).map((field) => [field.name, field]))

describe.each(collections)('the collection of $collection.slug', ({ collection, fields, hidden = [] }) => {
  const own = fieldsOf(collection)

  it('has the fields of its table and no other', () => {
    const names = [...own.keys()].filter((name) => ![...notOfTables, ...hidden].includes(name))
    expect(names.sort()).toEqual(Object.keys(fields).sort())
  })

  it.each(Object.entries(fields))('limits and labels %s as the table says', (name, row) => {
    const field = own.get(name)
    expect(field?.label).toEqual({ de: expect.any(String), en: expect.any(String) })
    const limited = row.kind === 'translations' ? field?.fields : [field]
    // A category is a document of its own, with the limit on its name.
    const limit = row.kind === 'category' ? undefined : row.limit
    expect(limited?.map((one) => one?.maxLength)).toEqual(limited?.map(() => limit))
    expect(field?.required ?? false).toBe(row.required ?? false)
    if (!unlimited.includes(row.kind)) expect(row.limit).toBeGreaterThan(0)
  })
})

it.each(hiddenNames)('nobody writes %s of an entry from outside', (name) => {
  type Rule = (args: { req: { context: object } }) => boolean
  const { access } = fieldsOf(Entries).get(name) as { access?: { create?: Rule; update?: Rule } }
  const outside = { req: { context: {} } }
  expect([access?.create?.(outside), access?.update?.(outside)]).toEqual([false, false])
})

onServer('every field of news and links', async (server) => {
  const { get, post } = await actingOn(server)

  it.each(nouns)('of $collection.slug is saved, shown to staff and listed in versions', async (noun) => {
    const fields: NounFields = noun.fields
    const found = async (id: string) =>
      (await get(`${noun.list}`)).find((one: Record<string, string>) => one[noun.id] === id)
    const sample = (number: number) => {
      const values = sampleNoun(fields, number)
      return 'eventDate' in fields ? { ...values, occurDate: values.eventDate ?? '' } : values
    }
    const before = sample(1)
    const saved = await post(noun.save, before)
    const id: string = saved[noun.id]
    expect(await found(id)).toMatchObject(before)
    const after = sample(2)
    const changed = fieldNames(fields).filter((name) => before[name] !== after[name])
    // The last day is saved first: otherwise it would be before the new first one.
    for (const name of changed.toReversed()) await post(noun.save, { [noun.id]: id, [name]: after[name] })
    expect(await found(id)).toMatchObject(after)
    const { versions } = await get(`versions?noun=${noun.collection.slug}&id=${id}`)
    type Told = { changes: { field: string }[] }
    const told = versions.flatMap(({ changes }: Told) => changes.map(({ field }) => field))
    expect([...new Set(told)].sort()).toEqual(changed.toSorted())
  })
})
