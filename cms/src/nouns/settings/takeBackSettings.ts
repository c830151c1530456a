import type { PayloadRequest } from 'payload'
import { asStaff } from '../../operations/documents/documents.ts'
import { apiErrors } from '../../operations/errors/apiError.ts'
import { isSameTime } from '../../operations/errors/sameTime.ts'
import { actIsLogged, logAct } from '../../operations/log/logAct.ts'
import { nothingBefore } from '../../operations/versions/restoreVersion.ts'
import type { Log } from '../../payload-types.ts'

const slug = 'site-settings'

/**
 * Brings the settings back as they were before a line of the log, where nothing was changed since. As a save of their
 * own, so that every rule holds which holds for saving them.
 *
 * @throws ApiError
 */
export async function revertSettings(req: PayloadRequest, { stateAt }: Log): Promise<void> {
  const { docs } = await req.payload.findGlobalVersions({
    slug,
    sort: '-version.updatedAt',
    limit: 2,
    pagination: false,
    depth: 0,
    ...asStaff(req),
  })
  const [latest, before] = docs.map(({ version }) => version as typeof version & Record<string, unknown>)
  if (!latest || !isSameTime(String(latest.updatedAt), stateAt ?? '')) throw apiErrors.changedSince()
  if (!before) throw nothingBefore()
  const { id: _id, globalType: _type, createdAt: _created, updatedAt: _updated, ...data } = before
  req.context[actIsLogged] = true
  const { updatedAt } = await req.payload.updateGlobal({ slug, data, depth: 0, ...asStaff(req) })
  await logAct(req, 'Einstellungen auf frühere Fassung zurückgesetzt', '', {
    noun: slug,
    id: slug,
    stateAt: String(updatedAt),
    undo: { kind: 'settings' },
  })
}
