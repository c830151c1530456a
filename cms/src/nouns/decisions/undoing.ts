import type { Corrections } from '@directory/shared/contract/requests'
import { type EntryFieldName, entryFieldNames } from '@directory/shared/entryFields'
import type { CleanEntryFields } from '@directory/shared/entryRules'
import type { PayloadRequest } from 'payload'
import type { Confirmed } from '../../operations/log/undoable.ts'
import type { Category, ChangeRequest, Report, RequestNote, StoredEntry } from '../../payload-types.ts'

/** An entry as it was before a decision. */
export interface EntrySnapshot {
  id: string
  /** As they are stored; the category by its name. */
  fields: CleanEntryFields
  standing: Pick<StoredEntry, 'state' | 'token' | 'submitterEmail' | 'formerNames' | 'createdAt'>
  category: string
  /** Its category had come with a request and stood for nothing else. */
  isCategoryAsked: boolean
}

/** What it takes to undo a decision; absent is what it did not touch. */
export interface Undoing {
  /** Ids of the mails that tell of it. */
  mails: string[]
  /** An entry that it wrote, as it was before; the time is that of the write. */
  written?: { before: EntrySnapshot; updatedAt: string }
  /** What it told of the entry that it wrote. */
  confirmed?: Confirmed
  /** A request for an entry that is gone for good. */
  goneEntry?: EntrySnapshot
  goneChange?: ChangeRequest
  /** Reports of one entry. */
  goneReports?: Report[]
  /** An entry, or a request for one, that went to the trash, and when. */
  trashed?: { id: string; updatedAt: string }
  /** What the reviewer had corrected, for going on with it. */
  corrections?: Corrections
  /** What colleagues had noted about the request. */
  note?: RequestNote
}

/** @param entry read with its category */
export function snapshotOf(entry: StoredEntry): EntrySnapshot {
  const { id, state, token, submitterEmail, formerNames, createdAt } = entry
  const category = entry.category as Category
  const names = entryFieldNames.filter(
    (name): name is Exclude<EntryFieldName, 'category'> => name !== 'category',
  )
  const fields = Object.fromEntries(names.map((name) => [name, entry[name] ?? null]))
  return {
    id,
    fields: { ...fields, category: category.name } as CleanEntryFields,
    standing: {
      state,
      token: token ?? null,
      submitterEmail: submitterEmail ?? null,
      formerNames: formerNames ?? null,
      createdAt,
    },
    category: category.id,
    isCategoryAsked: category.asked === true,
  }
}

/** The entry with its category as it is in this transaction, also in the trash; null where it is gone for good. */
export async function storedEntry(req: PayloadRequest, id: string): Promise<StoredEntry | null> {
  const read = { collection: 'entries', id, depth: 1, trash: true, disableErrors: true, req } as const
  return (await req.payload.findByID(read)) as StoredEntry | null
}
