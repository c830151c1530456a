import * as z from 'zod'
import { maxMarked } from '../entryTable.ts'
import { trashNouns, undoKinds, versionedNouns } from '../history.ts'
import { type Calls, success, text, undoable } from './call.ts'

const id = z.string().min(1).max(100)
const entryName = z.object({ uuid: z.string(), name: z.string() })

/** What came back, and where it stands now. */
const restored = {
  name: z.string(),
  /** Of an entry: the list it stands in now; else empty. */
  category: z.string(),
  /** Of an entry: the one it was deleted from, where that is gone by now; else empty. */
  formerCategory: z.string(),
}

/** A field before and after, as text; of long texts where they differ. */
const fieldChange = z.object({
  /**
   * For entries the first field of its group (`open1`, `lat`); for pages `text`, or `format` if only the formatting
   * changed.
   */
  field: z.string(),
  before: z.string(),
  after: z.string(),
})

/** Staff take back what was done, and look at what was before. */
export const historyCalls = {
  'GET /api/trash': {
    summary: 'What was deleted and can be restored, the latest first, at most 200',
    who: 'staff',
    query: z.object({
      /** Only these; empty: all. */
      noun: z.preprocess((value) => value || undefined, z.enum(trashNouns).optional()),
      /** Words that all occur in its name, place, category, address or in who deleted it. */
      text,
    }),
    output: z.object({
      /** All that fit, also those that are not in the list. */
      total: z.number().int(),
      items: z.array(
        z.object({
          ...restored,
          noun: z.enum(trashNouns),
          id: z.string(),
          /** What tells it from others of that name: address, date or website. */
          about: z.string(),
          deletedAt: z.string(),
          /** Username; empty if it is no longer known. */
          deletedBy: z.string(),
        }),
      ),
    }),
  },
  'POST /api/restoreDocument': {
    summary: 'Take an entry, a news item or a link out of the trash',
    who: 'staff',
    body: z.object({ noun: z.enum(trashNouns), id }),
    output: success.extend(restored),
    errors: ['not_found', 'not_in_trash'],
  },
  'POST /api/undo': {
    summary:
      'Take back the act of a line of the log (its `auuid`), or that of several; what was changed since stays and is named',
    who: 'staff',
    body: z.object({ id: z.union([id, z.array(id).min(1).max(maxMarked)]) }),
    output: success.extend({
      ...restored,
      kind: z.enum(undoKinds),
      /** How many entries it concerned; of several lines, whose `name` is empty, all that came back. */
      count: z.number().int(),
      /** Entries that stay as they are because they were changed afterwards. */
      left: z.array(entryName),
      /** Mails about a decision that had gone out before. */
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
    summary: 'Earlier versions of an entry, a news item, a link or (Admin) a page, the latest first',
    who: 'staff',
    /** `id`: of a page also its name. */
    query: z.object({
      noun: z.enum(versionedNouns),
      id: text,
      /** `en`: acts are told in English. */
      language: text,
    }),
    output: z.object({
      name: z.string(),
      /** Of the document as it is; to be sent along when restoring. */
      updatedAt: z.string(),
      versions: z.array(
        z.object({
          id: z.string(),
          /** Since when it held. */
          at: z.string(),
          /** Username; empty for visitors, for the server itself and where it is no longer known. */
          by: z.string(),
          /** The act as the log tells it, or empty. */
          action: z.string(),
          /** Against the version before; of the first one that is kept, none. */
          changes: z.array(fieldChange),
          /** Whether restoring it would change anything. */
          differs: z.boolean(),
        }),
      ),
    }),
    errors: ['not_found'],
  },
  'GET /api/version': {
    summary: 'One earlier version, whole, beside the document as it is',
    who: 'staff',
    query: z.object({ noun: z.enum(versionedNouns), id: text, version: text, language: text }),
    output: z.object({
      name: z.string(),
      updatedAt: z.string(),
      at: z.string(),
      by: z.string(),
      /** Every field that holds something in either: `before` is the earlier version, `after` today's. */
      fields: z.array(fieldChange),
      /** The words are the same, and the formatting is not. */
      onlyFormat: z.boolean(),
    }),
    errors: ['not_found'],
  },
  'POST /api/restoreVersion': {
    summary: 'Bring an earlier version back, as a new one',
    who: 'staff',
    body: z.object({
      noun: z.enum(versionedNouns),
      id,
      version: id,
      /** As it was read; a later change refuses with `stale`. */
      updatedAt: z.string().max(40).optional(),
    }),
    output: success.extend({ ...undoable.shape, name: z.string() }),
    errors: ['not_found', 'stale'],
  },
  'GET /api/logChanges': {
    summary: 'What the act of a line of the log changed, field by field; empty where nothing is known of it',
    who: 'staff',
    query: z.object({ id: text }),
    output: z.object({ changes: z.array(fieldChange) }),
    errors: ['not_found'],
  },
} as const satisfies Calls
