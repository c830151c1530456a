import type { CollectionBeforeDeleteHook } from 'payload'
import { currentIso } from '../../clock.ts'
import { newsRows } from '../../readModel/live/publicRows.ts'
import { NewsStore } from '../../readModel/NewsStore.ts'

/** Keeps the date of a news item that is about to be deleted with its versions, if calendars may have it. */
export const keepFormerDate: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { payload } = req
  const [row] = await newsRows(payload, [String(id)])
  if (!row) return
  const store = new NewsStore()
  // A public item is withdrawn by this deletion.
  store.put(row)
  if (store.has(row.id)) store.put({ ...row, deletedAt: currentIso() })
  const withdrawn = store.withdrawn.get(row.id)
  await payload.db.deleteMany({ collection: 'former-dates', where: { id: { equals: id } }, req })
  if (!withdrawn) return
  const { occurDate, createDate: written, withdrawnAt } = withdrawn
  const data = { id: row.id, occurDate, written, withdrawnAt }
  await payload.db.create({ collection: 'former-dates', data, returning: false, req })
}
