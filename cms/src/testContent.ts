import type { Payload, PayloadRequest } from 'payload'
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
  return {
    /** The category is a name; a missing one is created. */
    entry: (fields: Omit<Fields<StoredEntry>, 'category'> & { category?: string } = {}) => {
      const place = { street: 'Hauptstraße 1', plz: '97437', city: 'Haßfurt' }
      const { category, ...data } = { category: 'Pflege', name: 'Pflegedienst', ...place, ...fields }
      const create = async (own: PayloadRequest) =>
        payload.create({
          collection: 'entries',
          data: { state: 'published', ...data, category: await findOrCreateCategory(own, category) } as never,
          depth: 0,
          req: own,
        })
      return inTransaction(payload, create, scope)
    },
    category: (name: string) =>
      payload.create({ collection: 'categories', data: { name } as never, ...scope }),
    topCategory: (fields: Fields<TopCategory> = {}) =>
      payload.create({
        collection: 'top-categories',
        data: { name: 'Wohnen', names: { en: 'Housing' }, order: 0, ...fields } as never,
        ...scope,
      }),
    news: (fields: Fields<News> = {}) =>
      payload.create({
        collection: 'news',
        data: { title: 'Sommerfest', text: 'Am Main', occurDate: '2026-06-01', ...fields } as never,
        ...scope,
      }),
    link: (fields: Fields<Link> = {}) =>
      payload.create({
        collection: 'links',
        data: { name: 'Landkreis', url: 'https://www.example.org/', ...fields } as never,
        ...scope,
      }),
    page: (name: StoredPageName, html: string) =>
      payload.create({ collection: 'pages', data: { name, html } as never, ...scope }),
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
        ...{
          siteTitle: 'Seniorenwegweiser',
          association: 'Verein der Probe',
          contactEmail: 'kontakt@example.org',
        },
        region: { ...names, lat: 50.052819, lon: 10.610798, radiusKm: 20 },
        ...fields,
      } as never
      return payload.updateGlobal({ slug: 'site-settings', data, ...scope })
    },
  }
}
