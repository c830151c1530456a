import type { BodyOf } from '@directory/shared/contract'
import type { VersionedNoun } from '@directory/shared/history'
import type { Payload, PayloadRequest, TypedUser, Where } from 'payload'
import { asStaff, lineOfState } from '../documents/documents.ts'
import { apiError, assertNotStale } from '../errors/apiError.ts'
import { readableName } from '../log/readableName.ts'
import { actAs } from '../transaction/inTransaction.ts'
import { bringBack } from './bringBack.ts'
import { versionedDocument } from './storedVersions.ts'

/** Brings an earlier version back, as a new one. Answers the line of the log by which that can be taken back. */
export function restoreVersion(
  payload: Payload,
  user: TypedUser,
  { noun, id, version, updatedAt }: BodyOf<'POST /api/restoreVersion'>,
): Promise<{ name: string; undo: string }> {
  return actAs(payload, user, async (req) => {
    const present = await versionedDocument(req, noun, id)
    assertNotStale(noun, present, updatedAt, () => ({ updatedAt: present.updatedAt }))
    await assertOwnVersion(req, noun, version, present.id)
    const saved = await bringBack(req, noun, version)
    return { name: readableName(saved), undo: await lineOfState(req, saved) }
  })
}

async function assertOwnVersion(
  req: PayloadRequest,
  noun: VersionedNoun,
  version: string,
  parent: string,
): Promise<void> {
  const where: Where = { and: [{ id: { equals: version } }, { parent: { equals: parent } }] }
  const read = { collection: noun, where, limit: 1, depth: 0, trash: true, ...asStaff(req) } as const
  const { totalDocs } = await req.payload.findVersions(read)
  if (totalDocs === 0) throw apiError('not_found.version')
}
