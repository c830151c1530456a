import * as z from 'zod'
import { maxMarked } from '../entryTable.ts'
import { nounsWith } from '../nouns.ts'
import { answer, type ContractCalls, input, param } from './call.ts'

/**
 * `rename`, `topic` and `words` are of a category, `move` of the category of many entries, `keep` of a brochure published
 * as a file, `several` of documents at once, `confirm` and `call` of a verification, `optOut` of a lifted opt-out.
 */
const undoKinds = [
  'trash',
  'change',
  'rename',
  'topic',
  'move',
  'import',
  'decision',
  'merge',
  'different',
  'words',
  'several',
  'restore',
  'replace',
  'delete',
  'keep',
  'settings',
  'confirm',
  'call',
  'optOut',
] as const
export type UndoKind = (typeof undoKinds)[number]

/** The restored document and its present place. */
const restored = {
  name: z.string(),
  /** Of a restored entry; empty for other documents. */
  category: z.string(),
  /** If the category from which an entry was deleted is gone; otherwise empty. */
  formerCategory: z.string(),
}

/** As text; of long texts only the part that differs. */
const fieldChange = z.object({
  /** For entries the first field of its group (`open1`, `lat`); for pages `text`, or `format` if only that changed. */
  field: z.string(),
  before: z.string(),
  after: z.string(),
})

export const historyCalls = {
  'GET /api/trash': {
    summary: 'Deleted documents that can be restored, newest first, at most 200',
    who: 'staff',
    query: z.object({
      /** Kind of document; empty: all. */
      noun: z.preprocess((value) => value || undefined, z.enum(nounsWith('hasTrash')).optional()),
      /** All must occur in name, place, category, address or the name of who deleted it. */
      text: param.text,
    }),
    output: z.object({
      /** Includes those not in the list. */
      total: z.int(),
      items: z.array(
        z.object({
          ...restored,
          noun: z.enum(nounsWith('hasTrash')),
          id: z.string(),
          /** Address, date or website. */
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
        id: input.id,
        version: input.id,
        updatedAt: input.readAt.optional(),
      }),
      z.object({ noun: z.enum(nounsWith('hasTrash')), id: input.id }),
    ]),
    /** `undo`: of a version; otherwise empty. */
    output: answer.undoableSuccess.extend(restored),
    errors: ['not_found', 'not_in_trash', 'stale'],
  },
  'POST /api/undo': {
    summary:
      'Undo one log line (its `auuid`) or several, or an import; documents changed since are kept and listed',
    who: 'staff',
    body: z.union([
      z.object({ id: z.union([input.id, z.array(input.id).min(1).max(maxMarked)]) }),
      z.object({ import: input.id }),
    ]),
    output: answer.success.extend({
      ...restored,
      kind: z.enum(undoKinds),
      /** Entries concerned; for several lines (with an empty `name`), all restored documents. */
      count: z.int(),
      /** Changed afterwards; `name` is empty if it was deleted for good. */
      left: z.array(answer.namedEntry),
      /** Mails about a decision that had been sent before. */
      mailsSent: z.int(),
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
      id: param.text,
      /** Shown whole, beside today's document, instead of the list. */
      version: param.text,
      /** Only the version that this log line (`auuid`) made, if that is kept. */
      line: param.text,
      /** `en`: actions are described in English. */
      language: param.text,
    }),
    output: z.object({
      name: z.string(),
      /** To be sent along when restoring. */
      updatedAt: z.string(),
      versions: z.array(
        z.object({
          id: z.string(),
          at: z.string(),
          /** Username; empty for visitors, for the server itself, and if no longer known. */
          by: z.string(),
          /** The action as the log describes it, or empty. */
          action: z.string(),
          changes: z.array(fieldChange),
          /** Restoring it would change something. */
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
          /** Only the formatting differs. */
          onlyFormat: z.boolean(),
        })
        .nullable(),
    }),
    errors: ['not_found'],
  },
} as const satisfies ContractCalls
