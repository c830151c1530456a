import type { OutputOf } from '@directory/shared/contract'
import { routes } from '@directory/shared/routes'
import { Button, LinkButton } from '../../../components/Button.tsx'
import { type Column, DataTable } from '../../../components/DataTable.tsx'
import { notify } from '../../../lib/alerts.ts'
import { call, useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useAddress, useTableState } from '../../../lib/useTableState.ts'
import { useRemoval } from '../useRemoval.tsx'
import { ResetPassword } from './ResetPassword.tsx'

type User = OutputOf<'GET /api/getusers'>[number]

/** All accounts. Administrators are deleted in the CMS only, so that nobody does it by mistake. */
export function UserTable({ users }: { users: readonly User[] }) {
  const text = useText()
  const table = useTableState({ key: 'username', down: false })
  const { get, set } = useAddress()
  const { data: who } = useCall('GET /api/getRole', {})
  // The own password changes with the old one only.
  const isSelf = ({ username }: User) => username === who?.username
  const columns: readonly Column<User>[] = [
    {
      key: 'username',
      label: text('login.username'),
      cell: ({ username }) => username,
      sortBy: ({ username }) => username,
      names: true,
    },
    {
      key: 'role',
      label: text('users.role'),
      cell: ({ role }) => text(`users.role.${role}`),
      sortBy: ({ role }) => text(`users.role.${role}`),
    },
  ]
  const removal = useRemoval<User>({
    keyOf: ({ uuid }) => uuid,
    nameOf: ({ username }) => username,
    remove: ({ username }) => call('POST /api/deleteuser', { username }),
    refresh: ['GET /api/getusers'],
    texts: { title: 'users.removeQuestion', question: 'users.removeText', done: 'users.removed' },
    refused: ({ status }) => {
      if (status !== 401) notify('error', text('users.removeFailed'))
      return true
    },
  })
  const chosen = users.find(({ username }) => username === get('reset'))
  return (
    <>
      {chosen && (
        <ResetPassword key={chosen.username} username={chosen.username} onClose={() => set({ reset: '' })} />
      )}
      <DataTable
        caption={text('users.caption', { count: users.length })}
        columns={columns}
        rows={users}
        rowKey={({ uuid }) => uuid}
        order={table}
        actions={(user) => (
          <>
            {isSelf(user) ? (
              <LinkButton to={routes.account.href()}>{text('edit.account.title')}</LinkButton>
            ) : (
              <Button
                aria-label={text('users.resetNamed', { name: user.username })}
                onClick={() => set({ reset: user.username })}
              >
                {text('users.reset')}
              </Button>
            )}
            {user.role !== 'Admin' && (
              <Button
                aria-label={text('edit_entry.removeNamed', { name: user.username })}
                onClick={() => removal.ask(user)}
              >
                {text('edit.delete')}
              </Button>
            )}
          </>
        )}
      />
      <p>{text('users.adminHint')}</p>
      {removal.dialog}
    </>
  )
}
