import type { OutputOf } from '@directory/shared/contract'
import { useState } from 'react'
import { Button } from '../../../components/Button.tsx'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { type Column, DataTable } from '../../../components/DataTable.tsx'
import { notify } from '../../../lib/alerts.ts'
import { call } from '../../../lib/api.ts'
import { focusHeading } from '../../../lib/focusHeading.ts'
import { useText } from '../../../lib/intl.ts'
import { useAct } from '../../../lib/useAct.ts'
import { useAddress, useTableState } from '../../../lib/useTableState.ts'
import { ResetPassword } from './ResetPassword.tsx'

type User = OutputOf<'GET /api/getusers'>[number]

/** All accounts. Administrators are deleted in the CMS only, so that nobody does it by mistake. */
export function UserTable({ users }: { users: readonly User[] }) {
  const text = useText()
  const table = useTableState({ key: 'username', down: false })
  const { get, set } = useAddress()
  const { act, busy } = useAct()
  const [asked, setAsked] = useState<string | null>(null)
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
  const remove = async () => {
    if (asked === null) return
    const worked = await act(() => call('POST /api/deleteuser', { username: asked }), {
      done: text('users.removed'),
      refresh: ['GET /api/getusers'],
      refused: ({ status }) => {
        if (status !== 401) notify('error', text('users.removeFailed'))
        return true
      },
    })
    setAsked(null)
    if (worked) focusHeading()
  }
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
        sort={table.sort}
        onSort={table.sortBy}
        actions={({ username, role }) => (
          <>
            <Button
              aria-label={text('users.resetNamed', { name: username })}
              onClick={() => set({ reset: username })}
            >
              {text('users.reset')}
            </Button>
            {role !== 'Admin' && (
              <Button
                aria-label={text('edit_entry.removeNamed', { name: username })}
                onClick={() => setAsked(username)}
              >
                {text('edit.delete')}
              </Button>
            )}
          </>
        )}
      />
      <p>{text('users.adminHint')}</p>
      <ConfirmDialog
        open={asked !== null}
        title={text('users.removeQuestion', { name: asked ?? '' })}
        confirm={text('edit.delete')}
        busy={busy}
        onConfirm={remove}
        onCancel={() => setAsked(null)}
      >
        <p>{text('users.removeText')}</p>
      </ConfirmDialog>
    </>
  )
}
