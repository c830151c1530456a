import { logLineOfChange } from '#collections/documents.ts'
import { restorePayloadVersion } from '#hooks/journal/restorePayloadVersion.ts'
import { readableName } from '#hooks/log/readableName.ts'
import { assertNotStale } from '#lib/errors/assertNotStale.ts'
import { staffAct } from '#lib/transaction/inTransaction.ts'
import type { BodyOf } from '#shared/contract'
import { versionedDocument, versionOfDocument } from './storedVersions.ts'

/** As a new one. */
export const restoreVersion = staffAct(
  async (
    req,
    { noun, id, version, updatedAt }: Extract<BodyOf<'POST /api/restore'>, { version: string }>,
  ) => {
    const present = await versionedDocument(req, noun, id)
    assertNotStale(noun, present, updatedAt, () => ({ updatedAt: present.updatedAt }))
    await versionOfDocument(req, noun, version, present.id)
    const saved = await restorePayloadVersion(req, noun, version)
    return { name: readableName(saved), undo: await logLineOfChange(req, saved) }
  },
)
