import * as z from 'zod'
import { importFields, importRowKinds, questionKinds, questionTopics } from '../fields/importFields.ts'
import { localeTexts } from './call.ts'

export const importColumnSchema = z.object({
  /** As in the file. */
  header: z.string(),
  /** What it was understood as, or was said to be; `null`: left out. */
  field: z.enum(importFields).nullable(),
  /** Those that are not empty. */
  samples: z.array(z.string()),
  /** Rows that have something there. */
  filled: z.int(),
})
export type ImportColumn = z.infer<typeof importColumnSchema>

export const importRowSchema = z.object({
  /** As a spreadsheet counts: the header is row 1. */
  row: z.int(),
  /** What becomes of it, where rows of several kinds are listed. */
  outcome: z.enum(importRowKinds).nullable(),
  /** Of the entry that it changes; `null` for a new or a faulty one. */
  uuid: z.string().nullable(),
  name: z.string(),
  category: z.string(),
  street: z.string(),
  plz: z.string(),
  city: z.string(),
  /** Field by field, of changed rows. `lat`, `lon` and `barrierfree` as text, too; `trash`: comes out of the trash. */
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
  /** Why the row is faulty, or a remark, German, or `""`. */
  message: z.string(),
  /** One by one, in both languages; `field` where a cell of its own is meant. */
  remarks: z.array(z.object({ field: z.enum(importFields).nullable(), ...localeTexts })),
})
export type ImportRow = z.infer<typeof importRowSchema>

export const importQuestionSchema = z.object({
  id: z.string(),
  topic: z.enum(questionTopics),
  kind: z.enum(questionKinds),
  /** The column that it is about. */
  field: z.enum(importFields).nullable(),
  /** The category or town that is not known, as the file has it. */
  said: z.string(),
  rows: z.int(),
  /** `to:` with a name means that category or town; `count`: its providers. */
  options: z.array(z.object({ choice: z.string(), count: z.int().nullable() })),
  proposal: z.string(),
  /** `null`: not answered, which does what an import without questions does. */
  answer: z.string().nullable(),
  examples: z.array(z.object({ row: z.int(), name: z.string(), cell: z.string(), ...localeTexts })),
})
export type ImportQuestion = z.infer<typeof importQuestionSchema>

/** Which sheet of a workbook was taken, and which were not. */
export const sheetNamesSchema = z.object({ sheet: z.string(), otherSheets: z.array(z.string()) })

/** The sheets of a workbook; none where there is only one. */
export const importSheetsSchema = z.array(
  z.object({
    name: z.string(),
    isTaken: z.boolean(),
    /** `null` where it cannot be taken. */
    rows: z.int().nullable(),
    headers: z.array(z.string()),
  }),
)
