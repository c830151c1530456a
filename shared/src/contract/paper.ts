import * as z from 'zod'
import { inputLimit } from '../inputLimit.ts'
import {
  labelSheetNames,
  maxEntriesByIds,
  maxGreeting,
  paperPrints,
  paperSizes,
  paperTones,
} from '../paper.ts'
import { answer, type ContractCalls, firstValue, input, param } from './call.ts'

/** Anything else counts as the first, as with all parameters in addresses. */
const oneOf = <const T extends string>(values: readonly [T, ...T[]]) =>
  z.preprocess((value) => values.find((one) => one === firstValue(value)) ?? values[0], z.enum(values))

const paperFormatShape = { size: oneOf(paperSizes), print: oneOf(paperPrints), tone: oneOf(paperTones) }

/** `being_made` carries the place in the queue (`values.place`): ask again. */
const errors = ['not_found', 'being_made', 'paper_failed', 'paper_too_long'] as const

const locale = param.word

const brochure = z.object({
  /** Ids of top categories, and `other`; empty: all. */
  chapters: z.array(input.id).max(200),
  /** Paragraphs; kept for the next brochure. */
  greeting: z.string().max(maxGreeting),
  locale,
  /** Of a picture of the site; absent or empty: the usual cover. */
  cover: z.string().max(300).optional(),
  ...paperFormatShape,
})

/** PDFs, made one at a time in a separate process. */
export const paperCalls = {
  'GET /api/paper': {
    summary:
      'A topic or a town as a booklet (PDF): `topic`: id of a top category, or `town`: providers located there or visiting it; `size` a5 or a4, `print` normal or large, `tone` colour or grey; `locale` en: our own words in English. 503 `being_made` while it is being made: ask again',
    who: 'public',
    query: z.object({ topic: param.text, town: param.text, locale, ...paperFormatShape }),
    errors,
  },
  'POST /api/paperOfList': {
    summary: `A visitor’s own list as a booklet (PDF), at most ${maxEntriesByIds} providers in its order; not stored`,
    who: 'public',
    body: z.object({ ids: z.array(input.id).min(1).max(maxEntriesByIds), locale, ...paperFormatShape }),
    errors,
  },
  'GET /api/brochureform': {
    summary: 'Initial values of the brochure form',
    who: 'staff',
    output: z.object({
      greeting: z.string(),
      /** `title` is a key of the catalogues, or `""` for entries in no topic. */
      chapters: z.array(z.object({ id: z.string(), title: z.string() })),
      /** In German order. */
      towns: z.array(z.string()),
      categories: z.array(z.string()),
    }),
  },
  'POST /api/keepBrochure': {
    summary: 'Store the brochure as a file with this title, linked from the home page',
    who: 'admin',
    body: brochure.extend({ title: z.string().max(inputLimit(120), { abort: true }).trim().min(1).max(120) }),
    output: answer.undoableSuccess.extend({ name: z.string() }),
    errors,
  },
  'POST /api/paperForStaff': {
    summary:
      'The brochure with all or some chapters, whose greeting is stored, or address labels (24 or 21 a sheet, starting at position `first`) or the telephone list, of all entries or those of a category or town, recorded in the log (PDF)',
    who: 'staff',
    body: z.discriminatedUnion('kind', [
      brochure.extend({ kind: z.literal('brochure') }),
      z.object({
        kind: z.enum(['labels', 'phones']),
        sheet: z.enum(labelSheetNames),
        first: z.int().min(1).max(24),
        category: z.string().max(200),
        town: z.string().max(200),
      }),
    ]),
    errors,
  },
} as const satisfies ContractCalls
