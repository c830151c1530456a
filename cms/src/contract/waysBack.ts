import type { TrashNoun } from '@directory/shared/past'
import { restoreObjection } from '../flows/asks/objections.ts'
import { revertCall } from '../flows/calls/recordCall.ts'
import { forgetDifferent } from '../flows/duplicates/duplicates.ts'
import { revertMerge } from '../flows/duplicates/mergeEntries.ts'
import { undoImport } from '../flows/imports/changeImports.ts'
import { undoDecision } from '../flows/review/undoDecision.ts'
import { revertRename } from '../nouns/categories/renameCategory.ts'
import { revertMove } from '../nouns/categories/takeBackMove.ts'
import { revertConfirmation } from '../nouns/confirmations/confirm.ts'
import { undoConfirmation } from '../nouns/confirmations/confirmEntries.ts'
import { revertReplacement } from '../nouns/files/replaceFile.ts'
import { restoreFile } from '../nouns/files/restoreFile.ts'
import { revertSettings } from '../nouns/settings/takeBackSettings.ts'
import { restoreInto, trashAgain } from '../nouns/trash/restoreDocument.ts'
import { maxListed, type WaysBack } from '../operations/undo/undoAct.ts'
import { revertChange } from '../operations/versions/restoreVersion.ts'
import type { Log } from '../payload-types.ts'

const aboutOf = ({ target, entry }: Log) => ({ id: target ?? '', name: entry ?? '' })

/** Which noun or flow takes back what: undoing itself knows none of them. */
export const waysBack: WaysBack = {
  within: {
    trash: (req, { noun, target }) => restoreInto(req, noun as TrashNoun, target ?? ''),
    decision: async (req, { id, entry }) => ({ name: entry ?? '', mailsSent: await undoDecision(req, id) }),
    change: async (req, line, data) => {
      const name = await revertChange(req, line)
      if (data) await revertConfirmation(req, line.target ?? '', data.confirmed)
      return { name }
    },
    rename: async (req, { target }, data) => {
      await revertRename(req, target ?? '', data)
      return { name: data.from }
    },
    move: revertMove,
    merge: async (req, line, data) => ({ name: await revertMerge(req, line, data) }),
    restore: async (req, line) => ({ name: await trashAgain(req, line) }),
    replace: async (req, line, { bytes }) => ({ name: await revertReplacement(req, line, bytes) }),
    delete: async (req, line, { bytes }) => ({ name: await restoreFile(req, line, bytes) }),
    settings: async (req, line) => {
      await revertSettings(req, line)
      return { name: '' }
    },
    different: async (req, { entry }, data) => {
      await forgetDifferent(req, data, entry ?? '')
      return { name: entry ?? '' }
    },
    confirm: async (req, line, data) => {
      await undoConfirmation(req, aboutOf(line), data)
      return { name: line.entry ?? '' }
    },
    call: async (req, line, data) => {
      await revertCall(req, aboutOf(line), data)
      return { name: line.entry ?? '' }
    },
    objection: async (req, line, { at }) => {
      await restoreObjection(req, aboutOf(line), at)
      return { name: line.entry ?? '' }
    },
  },
  import: async (payload, user, { target }) => {
    const { record, edited } = await undoImport(payload, user, target ?? '')
    const count = record.current - edited.length
    return { name: record.fileName, count, left: edited.slice(0, maxListed) }
  },
}
