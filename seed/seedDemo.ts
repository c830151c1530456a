import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { currentIso } from '@directory/cms/clock.ts'
import { findOrCreateCategory } from '@directory/cms/collections/Categories/findOrCreateCategory.ts'
import { proposalOf } from '@directory/cms/collections/ChangeRequests/proposalOf.ts'
import { entryByToken } from '@directory/cms/collections/Entries/entriesByToken.ts'
import { entryOf } from '@directory/cms/collections/Entries/entryOf.ts'
import { writeEntry } from '@directory/cms/collections/Entries/writeEntry.ts'
import { demoAccounts } from '@directory/cms/collections/Users/firstAccounts.ts'
import { verifyEntry } from '@directory/cms/collections/Verifications/verifyEntry.ts'
import { createDocument } from '@directory/cms/lib/createDocument.ts'
import { exists, findAll, findFirst, findOne } from '@directory/cms/lib/find/find.ts'
import { inTransaction } from '@directory/cms/lib/transaction/inTransaction.ts'
import { today } from '@directory/cms/publicData/onDate.ts'
import type { Payload, PayloadRequest } from 'payload'
import type { NounValues } from '#shared/fields/nounFields'
import type { topCategoryFields } from '#shared/fields/topCategoryFields'
import type { HoursMean } from '#shared/hoursMean'
import type { Link } from '#shared/link'
import { otherLocales, type Translations } from '#shared/locales'
import type { News } from '#shared/news'
import { storedPageNames } from '#shared/page'
import type { EntryFields } from '#shared/rules/entryRules'
import type { ReportFields } from '#shared/rules/reportRules'
import type { SchemaType } from '#shared/schemaTypes'
import type { Settings } from '#shared/settings'
import { demoConfirmation, readEntries, seedFolder } from './readEntries.ts'

type TopCategory = Omit<NounValues<typeof topCategoryFields>, 'order'>
interface Category {
  name: string
  names: Translations
  searchWords: string
  homeVisitsByNature?: boolean
  tellsPlaces?: boolean
  schemaType?: SchemaType
  hoursMean?: HoursMean
}
type DemoNews = Omit<News, 'nuuid'> & { uuid: string }
/** Settings without the accessibility statement, which a person has to confirm. */
type DemoSettings = Omit<Settings, 'accessibility' | 'demandBus'> & {
  demandBus: NonNullable<Settings['demandBus']>
}
interface PendingChange {
  uuid: string
  name: string
  email: string
  token: string
  changeText: string
  /** Absent for a code that is wrong on purpose. */
  entry?: string
  fields?: EntryFields
}
interface Pending {
  entries: (EntryFields & { uuid: string; token: string })[]
  changes: PendingChange[]
  reports: (ReportFields & { uuid: string; entry: string })[]
}

/**
 * By the same functions as everything else. Existing content stays unchanged. One transaction, so that a start killed
 * half-way begins again.
 */
export async function seedDemo(payload: Payload, { accounts }: { accounts: boolean }): Promise<void> {
  await inTransaction(payload, async (req) => {
    // Demo content is not an operation of any user, so it is not logged.
    req.context.actIsLogged = true
    await seedSettings(req)
    await seedEntries(req)
    await seedTopCategories(req)
    await seedCategories(req)
    await seedNews(req)
    await seedLinks(req)
    await seedPages(req)
    await seedPending(req)
    if (accounts) for (const account of demoAccounts) await seedAccount(req, account)
  })
}

const readText = (name: string) => readFile(path.join(seedFolder, name), 'utf8')

async function readJson<T>(name: string): Promise<T> {
  return JSON.parse(await readText(name)) as T
}

/** The documents that are not stored yet, not even in the trash. */
async function missing<Doc extends { uuid: string }>(
  req: PayloadRequest,
  collection: 'entries' | 'news' | 'links' | 'change-requests' | 'reports',
  docs: readonly Doc[],
): Promise<Doc[]> {
  const stored = await findAll(req, collection, { trash: true, select: {} })
  const ids = new Set(stored.map(({ id }) => id))
  return docs.filter(({ uuid }) => !ids.has(uuid))
}

async function seedSettings(req: PayloadRequest) {
  const present = await req.payload.findGlobal({ slug: 'site-settings', req })
  if (present.siteTitle) return
  const { people, ...settings } = await readJson<DemoSettings>('settings.json')
  for (const person of people) person.picture = await seedImage(req, person.picture)
  const data = { ...settings, people, places: await readText('places.txt') }
  await req.payload.updateGlobal({ slug: 'site-settings', data, req })
}

async function seedEntries(req: PayloadRequest) {
  const { changes } = await readJson<Pending>('pending.json')
  const tokens = new Map(changes.map(({ entry, token }) => [entry, token]))
  for (const { uuid, ...input } of await missing(req, 'entries', await readEntries())) {
    const token = tokens.get(uuid)
    const lifecycle = token && { lifecycle: { state: 'published', token } as const }
    await writeEntry(req, { id: uuid, input, noEmail: true, ...lifecycle })
    const confirmation = demoConfirmation(uuid, input.email !== '', today())
    if (confirmation) await verifyEntry(req, { entry: uuid, ...confirmation })
  }
}

async function seedTopCategories(req: PayloadRequest) {
  for (const [order, topic] of (await readJson<TopCategory[]>('topCategories.json')).entries()) {
    const { image, categories, ...texts } = topic
    if (await exists(req, 'top-categories', { titleKey: texts.titleKey })) continue
    const ids: string[] = []
    for (const name of categories) ids.push(await findOrCreateCategory(req, name))
    const data = { ...texts, order, image: await seedImage(req, image), categories: ids }
    await createDocument(req, 'top-categories', data)
  }
}

/** For categories that have neither. */
async function seedCategories(req: PayloadRequest) {
  const docs = await findAll(req, 'categories')
  const isBare = ({ names, searchWords }: (typeof docs)[number]) =>
    !searchWords && otherLocales.every((locale) => !names?.[locale])
  const bare = new Map(docs.filter(isBare).map(({ name, id }) => [name, id]))
  for (const { name, ...data } of await readJson<Category[]>('categories.json')) {
    const id = bare.get(name)
    if (id !== undefined) await req.payload.update({ collection: 'categories', id, data, depth: 0, req })
  }
}

async function seedImage(req: PayloadRequest, name: string) {
  const stored = await findFirst(req, 'files', { where: { filename: { equals: name } } })
  if (stored) return stored.id
  const data = await readFile(path.join(seedFolder, 'images', name))
  const file = { name, data, mimetype: 'image/svg+xml', size: data.length }
  return (await createDocument(req, 'files', { id: randomUUID() }, { file })).id
}

async function seedNews(req: PayloadRequest) {
  for (const { uuid, ...item } of await missing(req, 'news', await readJson<DemoNews[]>('news.json')))
    await createDocument(req, 'news', { id: uuid, ...item })
}

async function seedLinks(req: PayloadRequest) {
  for (const { uuid, ...link } of await missing(req, 'links', await readJson<Link[]>('links.json')))
    await createDocument(req, 'links', { id: uuid, ...link })
}

async function seedPages(req: PayloadRequest) {
  const written = await readdir(path.join(seedFolder, 'pages'))
  for (const name of storedPageNames.filter((name) => written.includes(`${name}.html`))) {
    if (await exists(req, 'pages', { name })) continue
    await createDocument(req, 'pages', { name, html: await readText(`pages/${name}.html`) })
  }
}

async function seedPending(req: PayloadRequest) {
  const { entries, changes, reports } = await readJson<Pending>('pending.json')
  for (const { uuid, token, ...input } of await missing(req, 'entries', entries))
    await writeEntry(req, { id: uuid, input, lifecycle: { state: 'pending', token } })
  await seedChanges(req, changes)
  await seedReports(req, reports)
}

/** With a valid code staff see both versions side by side; without one they choose the provider. */
async function seedChanges(req: PayloadRequest, changes: readonly PendingChange[]) {
  for (const { uuid, entry: _entry, fields, ...change } of await missing(req, 'change-requests', changes)) {
    const proven = fields && (await entryByToken(req, change.token))
    const proposed = proven && {
      entry: proven.id,
      entryUpdatedAt: proven.updatedAt,
      proposal: proposalOf(entryOf(proven), fields),
    }
    await createDocument(req, 'change-requests', { id: uuid, ...change, ...proposed })
  }
}

async function seedReports(req: PayloadRequest, reports: Pending['reports']) {
  for (const { uuid, entry, ...content } of await missing(req, 'reports', reports)) {
    const reported = await findOne(req, 'entries', entry)
    if (!reported) continue
    // After the entries, because staff see what has changed since a report.
    const createdAt = currentIso()
    const data = { id: uuid, entry, name: reported.name, createdAt, ...content }
    await createDocument(req, 'reports', data)
  }
}

async function seedAccount(req: PayloadRequest, account: (typeof demoAccounts)[number]) {
  if (!(await exists(req, 'users', { username: account.username })))
    await createDocument(req, 'users', { id: randomUUID(), ...account })
}
