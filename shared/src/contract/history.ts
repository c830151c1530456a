import * as z from 'zod'
import { maxMarked } from '../entryTable.ts'
import { undoKinds } from '../history.ts'
import { nounsWith } from '../nouns.ts'
import { type ContractCalls, successSchema, textParam, undoableSchema } from './call.ts'

const id = z.string().min(1).max(100)
const entryName = z.object({ uuid: z.string(), name: z.string() })

/** The restored document and its present place. */
const restored = {
  name: z.string(),
  /** Present category of a restored entry; empty for other documents. */
  category: z.string(),
  /** Category from which an entry was deleted, if that is gone; otherwise empty. */
  formerCategory: z.string(),
}

/** A field before and after, as text; of long texts only the part that differs. */
const fieldChange = z.object({
  /**
   * For entries the first field of its group (`open1`, `lat`); for pages `text`, or `format` if only the formatting
   * changed.
   */
  field: z.string(),
  before: z.string(),
  after: z.string(),
})

/** Calls for staff who undo actions or view earlier versions. */
export const historyCalls = {
  'GET /api/trash': {
    summary: 'Deleted documents that can be restored, newest first, at most 200',
    who: 'staff',
    query: z.object({
      /** Kind of document; empty: all. */
      noun: z.preprocess((value) => value || undefined, z.enum(nounsWith('hasTrash')).optional()),
      /** Words that must all occur in name, place, category, address or the name of who deleted it. */
      text: textParam,
    }),
    output: z.object({
      /** Number of all matches, including those not in the list. */
      total: z.number().int(),
      items: z.array(
        z.object({
          ...restored,
          noun: z.enum(nounsWith('hasTrash')),
          id: z.string(),
          /** Distinguishes it from others with the same name: address, date or website. */
          about: z.string(),
          deletedAt: z.string(),
          /** Username; empty if it is no longer known. */
          deletedBy: z.string(),
        }),
      ),
    }),
  },
  'POST /api/restore': {
    summary:
      'Restore an entry, a news item or a link from the trash, or (with `version`) an earlier version as a new one',
    who: 'staff',
    body: z.union([
      z.object({
        noun: z.enum(nounsWith('versions')),
        id,
        version: id,
        /** Timestamp as it was read; a later change is refused with `stale`. */
        updatedAt: z.string().max(40).optional(),
      }),
      z.object({ noun: z.enum(nounsWith('hasTrash')), id }),
    ]),
    /** `undo`: of a version; otherwise empty. */
    output: successSchema.extend({ ...restored, ...undoableSchema.shape }),
    errors: ['not_found', 'not_in_trash', 'stale'],
  },
  'POST /api/undo': {
    summary:
      'Undo one log line (its `auuid`) or several, or an import; documents changed since are kept and listed',
    who: 'staff',
    body: z.union([
      z.object({ id: z.union([id, z.array(id).min(1).max(maxMarked)]) }),
      z.object({ import: id }),
    ]),
    output: successSchema.extend({
      ...restored,
      kind: z.enum(undoKinds),
      /** Number of entries concerned; for several lines (with an empty `name`), number of all restored documents. */
      count: z.number().int(),
      /** Entries left unchanged because they were changed afterwards; `name` is empty if it was deleted for good. */
      left: z.array(entryName),
      /** Number of mails about a decision that had already been sent. */
      mailsSent: z.number().int(),
    }),
    /** `edited_since` carries `current: [{ uuid, name }]`. */
    errors: [
      'not_found',
      'not_in_trash',
      'nothing_to_undo',
      'already_undone',
      'changed_since',
      'category_taken',
      'edited_since',
      'import_running',
    ],
  },
  'GET /api/versions': {
    summary: 'Earlier versions of an entry, a news item, a link or (Admin) a page, newest first',
    who: 'staff',
    /** `id`: for a page, its name is accepted too. */
    query: z.object({
      noun: z.enum(nounsWith('versions')),
      id: textParam,
      /** Id of the version to show whole, beside today's document, instead of the list. */
      version: textParam,
      /** `auuid` of a log line: only the version that it made, if that is kept. */
      line: textParam,
      /** `en`: actions are described in English. */
      language: textParam,
    }),
    output: z.object({
      name: z.string(),
      /** Timestamp of the present document; to be sent along when restoring. */
      updatedAt: z.string(),
      versions: z.array(
        z.object({
          id: z.string(),
          /** When this version was saved. */
          at: z.string(),
          /** Username; empty for visitors, for the server itself, and if no longer known. */
          by: z.string(),
          /** The action as the log describes it, or empty. */
          action: z.string(),
          /** Changes against the previous version; none for the oldest one kept. */
          changes: z.array(fieldChange),
          /** Whether restoring it would change anything. */
          differs: z.boolean(),
        }),
      ),
      /** Null without `version`. */
      whole: z
        .object({
          at: z.string(),
          by: z.string(),
          /** Every field that is filled in either version: `before` is the earlier version, `after` today's. */
          fields: z.array(fieldChange),
          /** True if only the formatting differs. */
          onlyFormat: z.boolean(),
        })
        .nullable(),
    }),
    errors: ['not_found'],
  },
} as const satisfies ContractCalls
