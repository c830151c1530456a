import { pictureInWidth } from '#collections/Files/pictureInWidth.ts'
import { findStoredFile } from '#collections/Files/storeFile.ts'
import { listLinks } from '#collections/Links/editLink.ts'
import { newsCalendar } from '#collections/News/newsCalendar.ts'
import { readPageSource } from '#collections/Pages/savePage.ts'
import { apiError, apiErrors } from '#lib/errors/apiError.ts'
import { addressKey } from '#lib/limits/rateLimits.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { compileMessages } from '#lib/texts/compileMessages.ts'
import { licences } from '#lib/texts/licences.ts'
import { linksOfRegions } from '#publicData/linksOfRegions.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import type { Reader } from '#publicData/model/createReader.ts'
import { upcomingNews } from '#publicData/newsLists.ts'
import { isCataloguePart, publicParts } from '#shared/cataloguePart'
import type { MessageId } from '#shared/catalogues'
import type { siteCalls } from '#shared/contract/site'
import { byLocale, defaultLocale, isLocale, type Locale, localeNamed } from '#shared/locales'
import { isPageName, pageIn } from '#shared/page'
import { attachment, type FileAnswer, type Implementations, publicRead } from './handler.ts'
import { openApi } from './openApi.ts'

/** Others are downloaded. SVG gets a CSP that forbids all scripts and requests. */
const shown = /^(image\/(png|jpeg|gif|webp|avif|svg\+xml)|application\/pdf)$/

/** Named by the specification. */
const specifiedKeys: Record<string, MessageId> = {
  'entry_dialogue.alert2': 'error.category_new_missing',
  'entry_dialogue.alert3': 'error.category_missing',
  'entry_dialogue.alert4': 'error.name_missing',
  'entry_dialogue.alert5': 'error.street_missing',
  'edit_entry.alert1': 'error.file_missing',
}

function textsWithSpecifiedKeys(model: Reader, locale: Locale): Record<string, string> {
  const texts = model.texts(locale, publicParts)
  const specified = Object.entries(specifiedKeys).map(([key, id]) => [key, texts[id] ?? ''])
  return { ...texts, ...Object.fromEntries(specified) }
}

export const siteHandlers: Implementations<keyof typeof siteCalls> = {
  'GET /translations.json': publicRead((model) =>
    byLocale((locale) => textsWithSpecifiedKeys(model, locale)),
  ),
  'GET /api/translations': publicRead((model, { locale, part }) => {
    if (!isLocale(locale)) throw apiError('not_found.locale')
    if (part !== '' && !isCataloguePart(part)) throw apiError('not_found.texts')
    return compileMessages(model.texts(locale, part === '' ? publicParts : [part]))
  }),
  'GET /api/settings': publicRead((model) => model.settings()),
  'GET /api/licences': publicRead(() => licences()),
  'GET /api/health': async ({ payload }) => {
    // The public data in memory stay when the database is lost.
    await payload.count({ collection: 'users' }).catch(() => {
      throw apiErrors.tryAgain('unavailable')
    })
    return { status: 'ok' }
  },
  'GET /api/health/live': () => ({ status: 'ok' }),
  'GET /api/health/ready': async ({ payload }) => {
    const problem = await runtimeOf(payload).readiness.problem()
    if (problem) throw apiErrors.tryAgain(problem)
    return { status: 'ok' }
  },
  'GET /api/openapi.json': openApi,
  'GET /api/getHtml': publicRead(
    (model, { name, locale: wanted }) => {
      if (!isPageName(name)) throw apiError('not_found')
      // A page that was never written is empty.
      const german = { content: model.page(name) ?? '' }
      if (wanted === '') return german
      const locale = localeNamed(wanted)
      const content = model.page(pageIn(locale, name))
      return content ? { content, locale } : { ...german, locale: defaultLocale }
    },
    ({ payload, query }) => readPageSource(payload, query.name, query.locale),
  ),
  'GET /api/news': publicRead((model, { coming }) =>
    coming === 'true' ? upcomingNews(model.news(), model.today()) : model.news(),
  ),
  'GET /api/today': publicRead((model) => ({
    date: model.today(),
    holidays: model.holidays(),
    hoursMeans: model.hoursMeans(),
    tellPlaces: model.categoriesWith('tellsPlaces'),
  })),
  'GET /api/calendar': ({ payload, query }) => {
    const reader = publicDataOf(payload)
    const locale = localeNamed(query.locale)
    const isAsked = ({ nuuid }: { nuuid: string }) => query.id === '' || nuuid === query.id
    const items = reader.datedNews().filter(isAsked)
    if (query.id !== '' && items.length === 0) throw apiError('not_found')
    const { siteTitle } = reader.settings()
    const name = items[0] && query.id !== '' ? items[0].title : siteTitle
    const { publicUrl } = runtimeOf(payload)
    const content = Buffer.from(newsCalendar(items, { name: siteTitle, locale, publicUrl }))
    return attachment(`${name}.ics`, 'text/calendar; charset=utf-8', content)
  },
  'GET /api/links': publicRead(
    (model, { region }) => model.links(region),
    async ({ payload, user, query }) => linksOfRegions(await listLinks(payload, user), query.region),
  ),
  'GET /api/file/{name}': async ({ payload, params, query, address }): Promise<FileAnswer> => {
    const stored = await findStoredFile(payload, params.name)
    if (!stored) {
      await runtimeOf(payload).rateLimits.consume('lookup', addressKey(address))
      throw apiError('not_found')
    }
    const { file, bytes } = stored
    const contentType =
      file.mimeType && shown.test(file.mimeType) ? file.mimeType : 'application/octet-stream'
    return {
      bytes: query.w === '' ? bytes : await pictureInWidth(payload, file, bytes, Number(query.w)),
      name: params.name,
      contentType,
      disposition: shown.test(contentType) ? 'inline' : 'attachment',
    }
  },
}
