import { apiError } from '../../operations/errors/apiError.ts'
import type { WriteFormerState } from '../../operations/journal/revertNotes.ts'
import { logAct } from '../../operations/log/logAct.ts'
import { noEarlierVersion } from '../../operations/versions/restorePayloadVersion.ts'
import { writeBytes } from './replaceFile.ts'
import { bytesAreUnchanged, findFile, rejectWithWords, storeFile } from './storeFile.ts'
import { deleteFileRevisions, readFileRevision, revisionOf } from './storeFileRevision.ts'

/** Returns the field that makes a file the brochure on the home page. */
const brochureOf = (before: Record<string, unknown> | null) =>
  typeof before?.brochureTitle === 'string' ? { brochureTitle: before.brochureTitle } : {}

/**
 * Restores the former bytes of a replaced file, or a deleted file with its id; in both cases under its former name.
 * Throws if another file has that name.
 */
export const writeFormerFile: WriteFormerState = async (req, note, present) => {
  const { target: id, version, before } = note
  const revision = revisionOf(id, version ?? before?.updatedAt)
  const former = await readFileRevision(req.payload, revision, req)
  if (!former) throw noEarlierVersion()
  const { name, data } = former
  const namesake = await findFile(req, name)
  if (namesake && namesake.id !== id) throw apiError('changed_since')
  req.context[bytesAreUnchanged] = true
  if (present) await writeBytes(req, id, former)
  else {
    await logAct(req, { kind: 'restored', noun: 'files', name }, { noun: 'files', id })
    // Bytes without a document may be overwritten.
    const changes = { data: { id, ...brochureOf(before) }, overwriteExistingFiles: true }
    await storeFile(req, name, data, changes).catch((error) => rejectWithWords(error, name, req))
  }
  await deleteFileRevisions(req.payload, { whole: revision }, req)
}
