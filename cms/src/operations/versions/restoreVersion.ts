import type { BodyOf } from '@directory/shared/contract'
import { isVersionedNoun, type VersionedNoun } from '@directory/shared/past'
import type { Payload, PayloadRequest, TypedUser, Where } from 'payload'
import type { Log } from '../../payload-types.ts'
import { asStaff, lineOfState } from '../documents/documents.ts'
import { ApiError, apiErrors, refuseStale } from '../errors/apiError.ts'
import { isSameTime } from '../errors/sameTime.ts'
import { readableName } from '../log/readableName.ts'
import { actAs } from '../transaction/inTransaction.ts'
import { stateAndBefore } from './listVersions.ts'
import { versionedDocument } from './storedVersions.ts'

/** Brings an earlier version back, as a new one. Answers the line of the log by which that can be taken back. */
export function restoreVersion(
  payload: Payload,
  user: TypedUser,
  { noun, id, version, updatedAt }: BodyOf<'POST /api/restoreVersion'>,
): Promise<{ name: string; undo: string }> {
  return actAs(payload, user, async (req) => {
    const present = await versionedDocument(req, noun, id)
    refuseStale(noun, present, updatedAt, () => ({ updatedAt: present.updatedAt }))
    await refuseForeign(req, noun, version, present.id)
    return bringBack(req, noun, version)
  })
}

async function refuseForeign(
  req: PayloadRequest,
  noun: VersionedNoun,
  version: string,
  parent: string,
): Promise<void> {
  const where: Where = { and: [{ id: { equals: version } }, { parent: { equals: parent } }] }
  const read = { collection: noun, where, limit: 1, depth: 0, trash: true, ...asStaff(req) } as const
  const { totalDocs } = await req.payload.findVersions(read)
  if (totalDocs === 0) throw apiErrors.notFound('Diese Fassung gibt es nicht (mehr).')
}

/** The collection writes the line. */
async function bringBack(req: PayloadRequest, noun: VersionedNoun, version: string) {
  const saved = (await req.payload.restoreVersion({
    collection: noun,
    id: version,
    depth: 0,
    ...asStaff(req),
  })) as unknown as Record<string, unknown> & { id: string; updatedAt: string }
  // What Payload leaves set would have it treat the act's further writes as restored, too.
  req.context.isRestoringVersion = false
  return { name: readableName(saved), undo: await lineOfState(req, saved) }
}

/**
 * Takes back what a line of the log changed, where nothing was changed since.
 *
 * @returns the name of the document
 */
export async function revertChange(req: PayloadRequest, { noun, target, stateAt }: Log): Promise<string> {
  if (!noun || !isVersionedNoun(noun) || !target || !stateAt) throw nothingBefore()
  const present = await versionedDocument(req, noun, target)
  if (!isSameTime(present.updatedAt, stateAt)) throw apiErrors.changedSince()
  const [, before] = (await stateAndBefore(req, noun, present.id, stateAt)) ?? []
  if (!before) throw nothingBefore()
  return (await bringBack(req, noun, before.id)).name
}

export const nothingBefore = () =>
  new ApiError(409, 'nothing_to_undo', 'Davon gibt es keine frühere Fassung mehr.')
