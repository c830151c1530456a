import { undoMoveCategory } from '#collections/Categories/moveCategory.ts'
import { writeFormerFile } from '#collections/Files/replaceFile.ts'
import { deleteFileInto } from '#collections/Files/storeFile.ts'
import { undoRename } from '#features/categories/renameCategory.ts'
import { undoMove } from '#features/categories/undoMove.ts'
import { undoMerge } from '#features/duplicates/mergeEntries.ts'
import { undoImport } from '#features/imports/changeImports.ts'
import { undoDecision } from '#features/review/undoDecision.ts'
import { listTrash } from '#features/trash/listTrash.ts'
import { restoreDocument, restoreInto } from '#features/trash/restoreDocument.ts'
import { maxListed, type UndoHandlers, undoImportAct, undoLogLines } from '#features/undo/undoAct.ts'
import { restoreOptOut } from '#features/verification/optOuts.ts'
import { listVersions } from '#features/versions/listVersions.ts'
import { restoreVersion } from '#features/versions/restoreVersion.ts'
import { undoByJournal } from '#hooks/journal/revertNotes.ts'
import { say } from '#lib/words/translate.ts'
import type { Log } from '#payload-types.ts'
import type { historyCalls } from '#shared/contract/history'
import type { TrashNoun } from '#shared/nouns'
import type { Implementations } from './handler.ts'

const targetOf = ({ target, entry }: Log) => ({ id: target ?? '', name: entry ?? '' })

/** `features/undo` knows none of the features. */
const undoHandlers: UndoHandlers = {
  within: {
    trash: (req, { noun, target }) => restoreInto(req, noun as TrashNoun, target ?? ''),
    decision: async (req, { id, entry }) => ({ name: entry ?? '', mailsSent: await undoDecision(req, id) }),
    change: undoByJournal(),
    words: undoByJournal(),
    rename: undoRename,
    topic: undoMoveCategory,
    move: undoMove,
    merge: (req, line, data) => undoMerge(req, line, data, (id) => restoreInto(req, 'entries', id)),
    restore: undoByJournal(),
    replace: undoByJournal({ write: writeFormerFile }),
    delete: undoByJournal({ write: writeFormerFile }),
    keep: undoByJournal({ write: (req, { target }) => deleteFileInto(req, target) }),
    settings: undoByJournal(),
    different: undoByJournal({ kind: 'different_undone' }),
    confirm: undoByJournal({ kind: 'verification_taken_back' }),
    call: undoByJournal({ kind: 'call_taken_back' }),
    optOut: async (req, line, { at }) => {
      await restoreOptOut(req, targetOf(line), at)
      return { name: line.entry ?? '' }
    },
  },
  import: async (payload, user, { target }) => {
    const { record, edited } = await undoImport(payload, user, target ?? '')
    const count = record.current - edited.length
    return { name: record.fileName, count, left: edited.slice(0, maxListed) }
  },
}

export const historyHandlers: Implementations<keyof typeof historyCalls> = {
  'GET /api/trash': ({ payload, user, query }) => listTrash(payload, user, query),
  'POST /api/restore': async ({ payload, user, body }) => ({
    success: true,
    category: '',
    formerCategory: '',
    undo: '',
    message: say('version' in body ? 'done.version_restored' : 'done.restored'),
    ...('version' in body
      ? await restoreVersion(payload, user, body)
      : await restoreDocument(payload, user, body)),
  }),
  'POST /api/undo': async ({ payload, user, body }) => ({
    success: true,
    message: say('done.undone'),
    ...('import' in body
      ? await undoImportAct(undoHandlers, payload, user, body.import)
      : await undoLogLines(undoHandlers, payload, user, [body.id].flat())),
  }),
  'GET /api/versions': ({ payload, user, query }) => listVersions(payload, user, query),
}
