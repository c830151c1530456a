import * as z from 'zod'
import { fileLimits } from '../fileLimits.ts'
import { hoursMeans } from '../hoursMean.ts'
import { linkSchema } from '../link.ts'
import { byLocale, locales } from '../locales.ts'
import { newsSchema } from '../news.ts'
import { pictureWidths } from '../pictures.ts'
import { publicHolidaySchema } from '../publicHoliday.ts'
import { settingsSchema } from '../settings.ts'
import { type ContractCalls, firstValue, param } from './call.ts'

const pictureWidth = z.preprocess(firstValue, z.enum(['', ...pictureWidths.map(String)]))

const health = z.object({ status: z.literal('ok') })

export const siteCalls = {
  'GET /translations.json': {
    summary: 'Message catalogues of all languages',
    who: 'public',
    output: z.object(byLocale(() => z.record(z.string(), z.string()))),
  },
  'GET /api/translations': {
    summary:
      'Message catalogue of one language: plain texts and compiled ICU messages; `part` selects a part of it, without `part` all are returned',
    who: 'public',
    query: z.object({ locale: param.word, part: param.text }),
    output: z.record(z.string(), z.union([z.string(), z.array(z.unknown())])),
    errors: ['not_found'],
  },
  'GET /api/settings': {
    summary: 'Site title, association, contact and region',
    who: 'public',
    output: settingsSchema,
  },
  'GET /api/licences': {
    summary: 'Third-party code sent to browsers or run on the server, with licences',
    who: 'public',
    output: z.array(
      z.object({
        name: z.string(),
        version: z.string(),
        licence: z.string(),
        /** A path on our origin, or `""` if the package has no text. */
        text: z.string(),
      }),
    ),
    errors: ['being_built'],
  },
  'GET /api/health': {
    summary: 'Whether the database responds',
    who: 'public',
    output: health,
    errors: ['unavailable'],
  },
  'GET /api/health/live': {
    summary: 'Confirms only that the process responds',
    who: 'public',
    output: health,
  },
  'GET /api/health/ready': {
    summary: 'Whether the server is ready: tries a write, at most every ten seconds',
    who: 'public',
    output: health,
    errors: ['unavailable', 'disk_full', 'not_writable', 'stopping'],
  },
  'GET /api/openapi.json': {
    summary: 'This contract as OpenAPI 3.1',
    who: 'public',
    output: z.looseObject({ openapi: z.string() }),
  },
  'GET /api/getHtml': {
    summary:
      'HTML of an editable page; staff get it as saved, visitors with external media replaced by boxes',
    who: 'public',
    forStaff: true,
    /** `locale`: the wanted language; German where the page is not written in it. */
    query: z.object({ name: param.text, locale: param.word }),
    /**
     * `locale`: the language of the content, if one was asked for. `updatedAt`: for staff, to be sent back with
     * `saveHtml`; empty for a page that was never saved.
     */
    output: z.object({
      content: z.string(),
      locale: z.enum(locales).optional(),
      updatedAt: z.string().optional(),
    }),
    errors: ['not_found'],
  },
  'GET /api/news': {
    summary: 'News, newest first; `coming` true: upcoming events in the region, soonest first, at most 3',
    who: 'public',
    query: z.object({ coming: param.word }),
    output: z.array(newsSchema),
  },
  'GET /api/today': {
    summary:
      'The date in the region, its public holidays of the next 60 days, and what is special about some categories',
    who: 'public',
    output: z.object({
      /** `YYYY-MM-DD` */
      date: z.string(),
      holidays: z.array(publicHolidaySchema),
      /** If the category's hours are no opening hours; absent: none. */
      hoursMeans: z.record(z.string(), z.enum(hoursMeans)).optional(),
      /** Categories whose providers say whether places are free; absent: none. */
      tellPlaces: z.array(z.string()).optional(),
    }),
  },
  'GET /api/calendar': {
    summary:
      'News as a calendar to subscribe to (iCalendar); `id`: that item alone; `locale` en: our own words in English',
    who: 'public',
    query: z.object({ id: param.text, locale: param.word }),
    errors: ['not_found'],
  },
  'GET /api/links': {
    summary: 'Links, all or those of a region; staff also get those without a name or address',
    who: 'public',
    forStaff: true,
    query: z.object({ region: param.texts }),
    output: z.array(linkSchema),
  },
  'GET /api/file/{name}': {
    summary: 'A stored file; `w`: maximum width of a picture in pixels',
    who: 'public',
    query: z.object({ w: pictureWidth }),
    params: z.object({ name: z.string().max(fileLimits.name) }),
    errors: ['not_found', 'unavailable'],
  },
} as const satisfies ContractCalls
