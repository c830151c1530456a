import { call } from '#lib/api.ts'
import type { Entry } from '#shared/entry'
import type { Removing } from '#ui/staff/useRemoval.tsx'
import { RemovalMails } from '../../mails/door.ts'
import { entryLists } from './entryLists.ts'

export const entryRemoval: Removing<Entry> = {
  keyOf: ({ uuid }) => uuid,
  nameOf: ({ name }) => name,
  remove: ({ uuid }) => call('GET /api/removeEntry', { id: uuid }),
  noun: 'entries',
  refresh: entryLists,
  // People who reported errors of a deleted entry are told that it is gone.
  consequences: (rows, onShown) => <RemovalMails ids={rows.map(({ uuid }) => uuid)} onShown={onShown} />,
}
