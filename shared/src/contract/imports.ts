import * as z from 'zod'
import {
  emptyCellModes,
  importFields,
  importLimits,
  importStates,
  listedRowKinds,
  maxQuestions,
  questionTopics,
} from '../fields/importFields.ts'
import { defaultLocale, locales } from '../locales.ts'
import { answer, type ContractCalls, firstValue, input, localeTexts, param } from './call.ts'
import {
  importColumnSchema,
  importQuestionSchema,
  importRowSchema,
  importSheetsSchema,
  sheetNamesSchema,
} from './importShapes.ts'
import { entrySelection } from './tables.ts'

/** A number in a query, as the text it arrives as. */
const count = (fallback: number, max: number) =>
  z.preprocess(
    (value) => (value === undefined || value === '' ? fallback : Number(firstValue(value))),
    z.int().min(0).max(max),
  )
const id = z.object({ id: param.text })
const idBody = z.object({ id: input.anyId })

export const importSummarySchema = z.object({
  id: z.string(),
  user: z.string(),
  fileName: z.string(),
  state: z.enum(importStates),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  /** Without blank ones and those that were left out. */
  total: z.int(),
  /** Good rows that are through. */
  current: z.int(),
  error: z.int(),
  /** `null` while it is being worked out. */
  counts: z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), faulty: z.int() }).nullable(),
  leftOut: z.int(),
  /** Rows that a person should look at. */
  attention: z.int(),
  openQuestions: z.int(),
  /** What empty cells do in rows without a UUID of their own; in the others they always clear. */
  emptyCells: z.enum(emptyCellModes),
  /** Entries that lose details, and how many details. */
  losses: z.object({ entries: z.int(), details: z.int() }),
  /** Why it failed, or a remark, German, or `""`. */
  message: z.string(),
  /** The same by language. */
  messages: z.object(localeTexts),
  /** Edited after the import, which undoing left alone; at most 1000. `name` is empty if deleted for good. */
  left: z.array(answer.namedEntry),
  canUndo: z.boolean(),
  /** Until when it can be undone and its faulty rows be had; `null` while it is under way and afterwards. */
  keptUntil: z.string().nullable(),
})
export type ImportSummary = z.infer<typeof importSummarySchema>

const upload = {
  who: 'staff',
  upload: importLimits.file,
  status: 202,
  output: answer.message.extend({ id: z.string(), total: z.int(), ...sheetNamesSchema.shape }),
  errors: [
    ...(['file_missing', 'not_a_spreadsheet', 'old_spreadsheet', 'too_many_rows'] as const),
    ...(['spreadsheet_invalid', 'columns_unknown', 'import_running'] as const),
  ],
} as const

export const importsCalls = {
  'GET /api/downloadExcel': {
    summary:
      'Providers of a category, or all, or those that a filter keeps, as CSV for a spreadsheet program, or as an Excel file',
    who: 'staff',
    query: entrySelection.extend({
      format: z.preprocess((value) => value || 'csv', z.enum(['csv', 'xlsx'])),
    }),
    errors: ['not_found'],
  },
  'GET /api/downloadExcelTemplate': {
    summary: 'An empty spreadsheet (.xlsx) with headers, an example and a note on each column',
    who: 'staff',
  },
  'POST /api/uploadExcel': {
    ...upload,
    summary: 'Import a spreadsheet: valid rows are imported, faulty ones are reported by uploadStatus',
  },
  'GET /api/uploadStatus': {
    summary: 'Progress of your latest import',
    who: 'staff',
    output: z.object({
      current: z.int(),
      total: z.int(),
      error: z.int(),
      done: z.boolean(),
      /** At most 5000; the report has all. */
      errors: z.array(z.object({ row: z.int(), message: z.string() })),
      /** Of rows that could go in, such as words where a telephone number belongs; at most 5000. */
      warnings: z.array(z.object({ row: z.int(), message: z.string() })),
      /** Cells that were left out, in rows that went in all the same; at most 5000. */
      notes: z.array(z.object({ row: z.int(), field: z.enum(importFields), message: z.string() })),
      ...sheetNamesSchema.shape,
      /** Of the import; `null` where there was none yet. */
      id: z.string().nullable(),
      state: z.enum(importStates).nullable(),
      message: z.string(),
    }),
  },
  'POST /api/previewImport': {
    ...upload,
    summary: 'Upload a spreadsheet and preview its changes; nothing is imported yet',
  },
  'GET /api/imports': {
    summary: 'Imports of all users, newest first, at most 50',
    who: 'staff',
    output: z.array(importSummarySchema),
  },
  'GET /api/import': {
    summary: 'One import, with the meaning of its columns',
    who: 'staff',
    query: id.extend({
      /** Whose cells are wanted. */
      row: count(0, 1_000_000),
    }),
    output: importSummarySchema.extend({
      columns: z.array(importColumnSchema),
      sheets: importSheetsSchema,
      questions: z.array(importQuestionSchema),
      /** Of `row`, at least one for each column; none without `row`. */
      cells: z.array(z.string()),
      /** Entries whose address is looked up after the import; the service is `off`: there is none, or does not answer. */
      locating: z
        .object({ current: z.int(), total: z.int(), service: z.enum(['off', 'silent']).optional() })
        .nullable(),
      /** Position uncertain or unknown, once the import is done. */
      withoutPlace: z.int(),
    }),
    errors: ['not_found'],
  },
  'GET /api/importRows': {
    summary: 'Rows of one kind, in the order of the file',
    who: 'staff',
    query: id.extend({
      kind: z.preprocess((value) => value ?? 'new', z.enum(listedRowKinds)),
      offset: count(0, importLimits.rows),
      limit: count(50, 200),
    }),
    output: z.object({ total: z.int(), rows: z.array(importRowSchema) }),
    errors: ['not_found'],
  },
  'POST /api/correctImport': {
    summary:
      'Correct a preview, which is computed again: cells (columns count from 0) and which rows are left out, answers to its questions (an empty choice removes the answer), another sheet, the meaning of the columns in order, or the effect of empty cells in rows without a UUID',
    who: 'staff',
    body: idBody.extend({
      fields: z.array(z.enum(importFields).nullable()).max(importLimits.columns).optional(),
      emptyCells: z.enum(emptyCellModes).optional(),
      answers: z
        .array(z.object({ question: z.string().max(500), choice: z.string().max(500) }))
        .max(questionTopics.length * maxQuestions)
        .optional(),
      sheet: z.int().nonnegative().optional(),
      rows: z
        .array(
          z.object({
            row: z.int().positive(),
            cells: z
              .array(
                z.object({ column: z.int().nonnegative(), value: z.string().max(importLimits.correction) }),
              )
              .max(importLimits.columns)
              .optional(),
            isLeftOut: z.boolean().optional(),
          }),
        )
        .min(1)
        .max(importLimits.corrections)
        .optional(),
    }),
    status: 202,
    output: importSummarySchema,
    errors: ['not_found', 'import_not_ready', 'columns_invalid'],
  },
  'POST /api/startImport': {
    summary:
      'Run a previewed import: the valid rows. If `count`, the announced number of new and changed rows, is another by then, the preview waits again instead',
    who: 'staff',
    body: idBody.extend({ count: z.int().nonnegative().optional() }),
    status: 202,
    output: importSummarySchema,
    errors: ['not_found', 'import_not_ready', 'import_running', 'columns_unknown'],
  },
  'POST /api/cancelImport': {
    summary: 'Discard a preview, or stop a running import',
    who: 'staff',
    body: idBody,
    output: importSummarySchema,
    errors: ['not_found', 'import_ended'],
  },
  'GET /api/importReport': {
    summary: 'Faulty rows, once imported also those left out, as CSV with row numbers and reasons',
    who: 'staff',
    query: id.extend({ locale: z.preprocess((value) => value || defaultLocale, z.enum(locales)) }),
    errors: ['not_found'],
  },
} as const satisfies ContractCalls
