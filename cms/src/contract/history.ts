import type { historyCalls } from '@directory/shared/contract/history'
import type { TrashNoun } from '@directory/shared/history'
import { undoRename } from '../flows/categories/renameCategory.ts'
import { undoMove } from '../flows/categories/undoMove.ts'
import { undoMerge } from '../flows/duplicates/mergeEntries.ts'
import { undoImport } from '../flows/imports/changeImports.ts'
import { undoDecision } from '../flows/review/undoDecision.ts'
import { restoreOptOut } from '../flows/verificationRequests/optOuts.ts'
import { undoMoveCategory } from '../nouns/categories/moveCategory.ts'
import { writeFormerFile } from '../nouns/files/replaceFile.ts'
import { deleteFileInto } from '../nouns/files/storeFile.ts'
import { listTrash } from '../nouns/trash/listTrash.ts'
import { restoreDocument, restoreInto } from '../nouns/trash/restoreDocument.ts'
import { undoByJournal } from '../operations/journal/revertNotes.ts'
import { maxListed, type UndoHandlers, undoImportAct, undoLogLines } from '../operations/undo/undoAct.ts'
import { listVersions, wholeVersion } from '../operations/versions/listVersions.ts'
import { restoreVersion } from '../operations/versions/restoreVersion.ts'
import { translate } from '../operations/words/translate.ts'
import type { Log } from '../payload-types.ts'
import type { Implementations } from './handler.ts'

const targetOf = ({ target, entry }: Log) => ({ id: target ?? '', name: entry ?? '' })

/** Ways to undo acts, by the nouns and flows they belong to: undoing itself has none of them. */
const undoHandlers: UndoHandlers = {
  within: {
    trash: (req, { noun, target }) => restoreInto(req, noun as TrashNoun, target ?? ''),
    decision: async (req, { id, entry }) => ({ name: entry ?? '', mailsSent: await undoDecision(req, id) }),
    change: undoByJournal(),
    words: undoByJournal(),
    rename: undoRename,
    topic: undoMoveCategory,
    move: undoMove,
    merge: undoMerge,
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
  'POST /api/restore': async ({ payload, user, body }) =>
    'version' in body
      ? {
          success: true,
          message: translate('de', 'done.version_restored'),
          category: '',
          formerCategory: '',
          ...(await restoreVersion(payload, user, body)),
        }
      : {
          success: true,
          message: translate('de', 'done.restored'),
          undo: '',
          ...(await restoreDocument(payload, user, body)),
        },
  'POST /api/undo': async ({ payload, user, body }) => ({
    success: true,
    message: translate('de', 'done.undone'),
    ...('import' in body
      ? await undoImportAct(undoHandlers, payload, user, body.import)
      : await undoLogLines(undoHandlers, payload, user, [body.id].flat())),
  }),
  'GET /api/versions': ({ payload, user, query }) =>
    query.version === '' ? listVersions(payload, user, query) : wholeVersion(payload, user, query),
}
