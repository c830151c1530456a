import type { CollectionBeforeDeleteHook } from 'payload'
import { currentIso } from '../../clock.ts'
import { newsRows } from '../../readModel/live/publicRows.ts'
import { NewsStore } from '../../readModel/NewsStore.ts'

/** Before news go for good, with their versions: the day that calendars may have of them. */
export const keepFormerDate: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { payload } = req
  const [row] = await newsRows(payload, [String(id)])
  if (!row) return
  const store = new NewsStore()
  // What is shown is withdrawn by this.
  store.put(row)
  if (store.has(row.id)) store.put({ ...row, deletedAt: currentIso() })
  const withdrawn = store.withdrawn.get(row.id)
  await payload.db.deleteMany({ collection: 'former-dates', where: { id: { equals: id } }, req })
  if (!withdrawn) return
  const { occurDate, createDate: written, withdrawnAt } = withdrawn
  const data = { id: row.id, occurDate, written, withdrawnAt }
  await payload.db.create({ collection: 'former-dates', data, returning: false, req })
}
