import type { Payload, TypedUser } from 'payload'
import { actIsLogged, logAct } from '../../operations/log/logAct.ts'
import { inTransactionAs } from '../../operations/transaction/inTransaction.ts'
import { bytesAreUnchanged, cleanFileName, findFile, storeFile, withoutSlashes } from './storeFile.ts'

/** Stores a brochure as a file of the site; an existing one of the same name is kept. */
export function saveBrochure(
  payload: Payload,
  user: TypedUser,
  { title, pdf }: { title: string; pdf: Buffer },
): Promise<{ name: string; undo: string }> {
  return inTransactionAs(payload, user, async (req) => {
    req.context[bytesAreUnchanged] = true
    // The log line below covers the whole act and collects its journal notes.
    req.context[actIsLogged] = true
    const name = await freeName(title, async (wanted) => (await findFile(req, wanted)) === null)
    const { id, filename, updatedAt } = await storeFile(req, name, pdf, {}, { brochureTitle: title })
    const undo = await logAct(
      req,
      { kind: 'brochure_kept', name: title },
      { noun: 'files', id, stateAt: updatedAt, undo: { kind: 'keep' } },
    )
    return { name: filename ?? name, undo }
  })
}

async function freeName(title: string, isFree: (name: string) => Promise<boolean>): Promise<string> {
  // A title may consist of nothing but characters that file names cannot contain.
  const base = cleanFileName(withoutSlashes(title)) || 'brochure'
  for (let count = 1; ; count++) {
    const name = cleanFileName(`${base}${count > 1 ? ` (${count})` : ''}.pdf`)
    if (await isFree(name)) return name
  }
}
