import * as z from 'zod'
import { linkSchema } from '../link.ts'
import { newsSchema } from '../news.ts'
import { pictureWidths } from '../pictures.ts'
import { publicHolidaySchema } from '../publicHoliday.ts'
import { settingsSchema } from '../settings.ts'
import { type ContractCalls, textParam, textParams } from './call.ts'

const pictureWidth = z.preprocess(
  (value) => (Array.isArray(value) ? value[0] : (value ?? '')),
  z.enum(['', ...pictureWidths.map(String)]),
)

/** Calls for the association's texts, and for data about the site. */
export const siteCalls = {
  'GET /translations.json': {
    summary: 'Message catalogues of both languages',
    who: 'public',
    output: z.object({ de: z.record(z.string(), z.string()), en: z.record(z.string(), z.string()) }),
  },
  'GET /api/translations': {
    summary:
      'Message catalogue of one language as a page needs it: plain texts, and compiled ICU messages; `part` is public, requests or staff, without it all come',
    who: 'public',
    query: z.object({ locale: textParam, part: textParam }),
    output: z.record(z.string(), z.union([z.string(), z.array(z.unknown())])),
    errors: ['not_found'],
  },
  'GET /api/settings': {
    summary: 'Site title, association, contact and region',
    who: 'public',
    output: settingsSchema,
  },
  'GET /api/hyphens': {
    summary: 'The most frequent long words of the site, with `-` where they may be parted on a narrow screen',
    who: 'public',
    output: z.object({ words: z.array(z.string()) }),
  },
  'GET /api/licences': {
    summary: 'What is sent to browsers or runs on the server, with its licence',
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
    summary: 'Whether the database answers',
    who: 'public',
    output: z.object({ status: z.literal('ok') }),
    errors: ['unavailable'],
  },
  'GET /api/health/live': {
    summary: 'That the process answers, and nothing more',
    who: 'public',
    output: z.object({ status: z.literal('ok') }),
  },
  'GET /api/health/ready': {
    summary: 'Whether requests are welcome: a write is tried, every ten seconds at most',
    who: 'public',
    output: z.object({ status: z.literal('ok') }),
    errors: ['unavailable'],
  },
  'GET /api/openapi.json': {
    summary: 'This contract as OpenAPI 3.1',
    who: 'public',
    output: z.looseObject({ openapi: z.string() }),
  },
  'GET /api/getHtml': {
    summary:
      'HTML of an editable page; to staff as it was saved, to visitors with media from elsewhere as boxes',
    who: 'public',
    forStaff: true,
    query: z.object({ name: textParam }),
    /** `updatedAt`: only for staff, to be sent back with `saveHtml`; empty for a page that was never saved. */
    output: z.object({ content: z.string(), updatedAt: z.string().optional() }),
    errors: ['not_found'],
  },
  'GET /api/news': { summary: 'News, newest first', who: 'public', output: z.array(newsSchema) },
  'GET /api/today': {
    summary: 'The date in the region, and its public holidays of the next 60 days',
    who: 'public',
    output: z.object({
      /** `YYYY-MM-DD` */
      date: z.string(),
      holidays: z.array(publicHolidaySchema),
    }),
  },
  'GET /api/comingnews': {
    summary: 'News of today and later in the region, soonest first, at most 3',
    who: 'public',
    output: z.array(newsSchema),
  },
  'GET /api/calendar': {
    summary:
      'News as dates of a calendar (iCalendar), to subscribe to, those withdrawn lately as cancelled; `id`: that item alone, withdrawn or not; `locale` en: words of ours in English',
    who: 'public',
    query: z.object({ id: textParam, locale: textParam }),
    errors: ['not_found'],
  },
  'GET /api/links': {
    summary: 'Links, all or those of a region; to staff also those without name or address',
    who: 'public',
    forStaff: true,
    query: z.object({ region: textParams }),
    output: z.array(linkSchema),
  },
  'GET /api/file/{name}': {
    summary: 'A stored file; `w`: a picture that is wider than this many pixels is made so wide',
    who: 'public',
    query: z.object({ w: pictureWidth }),
    params: z.object({ name: z.string() }),
    errors: ['not_found', 'unavailable'],
  },
} as const satisfies ContractCalls
