import type { TrashNoun } from '@directory/shared/history'
import { undoMerge } from '../flows/duplicates/mergeEntries.ts'
import { undoImport } from '../flows/imports/changeImports.ts'
import { undoDecision } from '../flows/review/undoDecision.ts'
import { restoreOptOut } from '../flows/verificationRequests/optOuts.ts'
import { undoRename } from '../nouns/categories/renameCategory.ts'
import { undoMove } from '../nouns/categories/undoMove.ts'
import { deleteFileInto } from '../nouns/files/storeFile.ts'
import { writeFormerFile } from '../nouns/files/writeFormerFile.ts'
import { restoreInto } from '../nouns/trash/restoreDocument.ts'
import { byJournal } from '../operations/journal/revertNotes.ts'
import { maxListed, type WaysBack } from '../operations/undo/undoAct.ts'
import type { Log } from '../payload-types.ts'

const aboutOf = ({ target, entry }: Log) => ({ id: target ?? '', name: entry ?? '' })

/** Ways to undo acts, by the nouns and flows they belong to: undoing itself has none of them. */
export const waysBack: WaysBack = {
  within: {
    trash: (req, { noun, target }) => restoreInto(req, noun as TrashNoun, target ?? ''),
    decision: async (req, { id, entry }) => ({ name: entry ?? '', mailsSent: await undoDecision(req, id) }),
    change: byJournal(),
    words: byJournal(),
    rename: undoRename,
    move: undoMove,
    merge: undoMerge,
    restore: byJournal(),
    replace: byJournal({ write: writeFormerFile }),
    delete: byJournal({ write: writeFormerFile }),
    keep: byJournal({ write: (req, { target }) => deleteFileInto(req, target) }),
    settings: byJournal(),
    different: byJournal({ kind: 'different_undone' }),
    confirm: byJournal({ kind: 'verification_taken_back' }),
    call: byJournal({ kind: 'call_taken_back' }),
    objection: async (req, line, { at }) => {
      await restoreOptOut(req, aboutOf(line), at)
      return { name: line.entry ?? '' }
    },
  },
  import: async (payload, user, { target }) => {
    const { record, edited } = await undoImport(payload, user, target ?? '')
    const count = record.current - edited.length
    return { name: record.fileName, count, left: edited.slice(0, maxListed) }
  },
}
