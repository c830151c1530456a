import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import type { StoredPageName } from '#shared/page'
import { findOrCreateCategory } from './collections/Categories/findOrCreateCategory.ts'
import { inTransaction } from './lib/transaction/inTransaction.ts'
import type { File, Link, News, SiteSetting, StoredEntry, TopCategory } from './payload-types.ts'

export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

type Fields<Doc> = Partial<Omit<Doc, 'createdAt' | 'updatedAt'>>

/** Creates content: each document has the values that the test gives, and plausible ones otherwise. */
export function contentOf(payload: Payload, req?: PayloadRequest) {
  const scope = req ? { req } : {}
  const create = <Slug extends CollectionSlug>(collection: Slug, data: object) =>
    payload.create({ collection, data: data as never, ...scope })
  return {
    /** The category is a name; a missing one is created. */
    entry: (fields: Omit<Fields<StoredEntry>, 'category'> & { category?: string } = {}) => {
      const place = { street: 'Hauptstraße 1', plz: '97437', city: 'Haßfurt' }
      const { category, ...data } = { category: 'Pflege', name: 'Pflegedienst', ...place, ...fields }
      const inCategory = async (own: PayloadRequest) =>
        payload.create({
          collection: 'entries',
          data: { state: 'published', ...data, category: await findOrCreateCategory(own, category) } as never,
          depth: 0,
          req: own,
        })
      return inTransaction(payload, inCategory, scope)
    },
    category: (name: string) => create('categories', { name }),
    topCategory: (fields: Fields<TopCategory> = {}) =>
      create('top-categories', { name: 'Wohnen', names: { en: 'Housing' }, order: 0, ...fields }),
    news: (fields: Fields<News> = {}) =>
      create('news', { title: 'Sommerfest', text: 'Am Main', occurDate: '2026-06-01', ...fields }),
    link: (fields: Fields<Link> = {}) =>
      create('links', { name: 'Landkreis', url: 'https://www.example.org/', ...fields }),
    page: (name: StoredPageName, html: string) => create('pages', { name, html }),
    file: (name: string, data: Buffer | string, mimetype: string): Promise<File> => {
      const bytes = Buffer.from(data as string)
      return payload.create({
        collection: 'files',
        data: {} as never,
        file: { name, data: bytes, mimetype, size: bytes.length },
        ...scope,
      }) as Promise<File>
    },
    settings: (fields: Fields<SiteSetting> = {}) => {
      const names = { key: 'hassberge', label: 'Haßberge', aliases: ['haßberge'] }
      const data = {
        ...{ siteTitle: 'Seniorenwegweiser', association: 'Verein der Probe' },
        contactEmail: 'kontakt@example.org',
        region: { ...names, lat: 50.052819, lon: 10.610798, radiusKm: 20 },
        ...fields,
      } as never
      return payload.updateGlobal({ slug: 'site-settings', data, ...scope })
    },
  }
}
