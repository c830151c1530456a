import type { ServerProps } from 'payload'
import { currentTime } from '../../clock.ts'
import { adminLogText } from './adminLogText.ts'
import { UndoSeveral } from './UndoSeveral.tsx'
import { undoErrors } from './undoErrors.ts'

/** Milliseconds for which the undo of a bulk operation is shown; later the log offers it. */
const freshMs = 10 * 60_000

/** Shows above a list the latest bulk operation, with its undo. */
export async function SeveralDone({
  payload,
  user,
  collectionSlug,
  i18n,
}: ServerProps & { collectionSlug: string }) {
  if (!user) return null
  const { docs } = await payload.find({
    collection: 'logs',
    where: { and: [{ user: { equals: user.username } }, { partOf: { exists: false } }] },
    sort: ['-timestamp', '-id'],
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  })
  const [latest] = docs
  if (!latest || latest.noun !== collectionSlug || latest.undoKind !== 'several' || latest.undoneAt)
    return null
  if (Math.abs(currentTime() - Date.parse(latest.timestamp)) > freshMs) return null
  const locale = i18n.language === 'en' ? 'en' : 'de'
  const { action } = adminLogText(locale, latest)
  return <UndoSeveral key={latest.id} line={latest.id} action={action} refusals={undoErrors(locale)} />
}
