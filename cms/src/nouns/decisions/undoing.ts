import type { Corrections } from '@directory/shared/contract/requests'
import type { CleanEntryFields } from '@directory/shared/entryRules'
import type { PayloadRequest } from 'payload'
import { missingStamp as goneStamp } from '../../database/journalStamp.ts'
import { findOne } from '../../operations/find/find.ts'
import type { Note } from '../../operations/journal/note.ts'
import { notesOfConfirmation, oldVersion } from '../../operations/journal/oldLines.ts'
import type { VerificationChange } from '../../operations/log/undoable.ts'
import type { Category, ChangeRequest, Report, RequestNote, StoredEntry } from '../../payload-types.ts'

/** Entry as it was before a decision. */
export interface EntrySnapshot {
  id: string
  /** Fields as stored, with the category by its name. */
  fields: CleanEntryFields
  standing: Pick<StoredEntry, 'state' | 'token' | 'submitterEmail' | 'formerNames' | 'createdAt'>
  category: string
  /** True if its category had come with a request that was not accepted yet. */
  isCategoryAsked: boolean
}

/** An entry's former category. The journal has only its id, and that category may be gone when the entry comes back. */
interface Place {
  entry: string
  category: string
  name: string
  /** True if the category had come with a request that was not accepted yet. */
  isAsked: boolean
}

/** Data that undoing a decision needs in addition to the journal. */
export interface DecisionUndoData {
  mails: string[]
  places?: Place[]
  /** Reviewer's corrections, so that the review can be continued. */
  corrections?: Corrections
  /** Reports that ended because their entry went to the trash, and their note; they have no log line. */
  goneReports?: Report[]
  note?: RequestNote
}

/** Data in decisions from before there was a journal. */
export interface OldUndoing extends DecisionUndoData {
  written?: { before: EntrySnapshot; updatedAt: string }
  confirmed?: VerificationChange
  goneEntry?: EntrySnapshot
  goneChange?: ChangeRequest
  trashed?: { id: string; updatedAt: string }
}

/** @param entry read with its category */
export function placeOf({ id: entry, ...of }: StoredEntry): Place {
  const { id, name, asked } = of.category as Category
  return { entry, category: id, name, isAsked: asked === true }
}

/** Returns the journal notes of an old decision; newer decisions have theirs in the journal. */
export function notesOfDecision(undoing: OldUndoing): Note[] {
  const { written, confirmed, goneEntry, goneChange, goneReports = [], trashed, note } = undoing
  const gone = (noun: string, doc: { id: string }): Note => copyOf(noun, { ...doc }, goneStamp)
  // In the order in which it was done; undoing starts with the last.
  return [
    ...(note ? [gone('request-notes', note)] : []),
    ...goneReports.map((report) => gone('reports', report)),
    ...(goneChange ? [gone('change-requests', goneChange)] : []),
    ...(trashed ? [oldVersion('entries', trashed.id, trashed.updatedAt)] : []),
    ...(goneEntry ? [copyOf('entries', stateOf(goneEntry), goneStamp)] : []),
    ...(written ? notesOfConfirmation(written.before.id, confirmed) : []),
    ...(written ? [copyOfWritten(written)] : []),
  ]
}

const copyOf = (noun: string, before: Note['before'] & { id: string }, after: string): Note => ({
  ...{ noun, target: before.id, before, after },
  ...{ version: null, fields: null },
})

const stateOf = ({ id, fields, standing, category }: EntrySnapshot) => ({
  ...{ id, ...fields, ...standing },
  category,
})

const copyOfWritten = ({ before, updatedAt }: NonNullable<OldUndoing['written']>) =>
  copyOf('entries', stateOf(before), new Date(updatedAt).toISOString())

/** Returns the place of each entry that a decision wrote or removed. */
export const placesOf = ({ places = [], written, goneEntry }: OldUndoing): Place[] => [
  ...places,
  ...[written?.before, goneEntry].flatMap((old) =>
    old
      ? [
          {
            entry: old.id,
            category: old.category,
            name: old.fields.category ?? '',
            isAsked: old.isCategoryAsked,
          },
        ]
      : [],
  ),
]

/** Returns the entry with its category in this transaction, also from the trash; null if it is gone for good. */
export const storedEntry = (req: PayloadRequest, id: string): Promise<StoredEntry | null> =>
  findOne(req.payload, 'entries', id, { depth: 1, trash: true, req })
