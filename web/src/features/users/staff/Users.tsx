import { useCall } from '#lib/api.ts'
import { focusHeading } from '#lib/focusHeading.ts'
import { useText } from '#lib/intl.ts'
import { useAddressParameters } from '#lib/useTableState.ts'
import { routes } from '#shared/routes'
import { CallState } from '#ui/CallState.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { CreateUserForm } from './CreateUserForm.tsx'
import { UserTable } from './UserTable.tsx'

export default function Users() {
  const text = useText()
  const { get, set } = useAddressParameters()
  const creating = get('mode') === 'create'
  const { data: users, ...state } = useCall('GET /api/getusers', {})
  const path = routes.users.href()
  return (
    <>
      <Tabs
        label={text('users.modes')}
        items={[
          { to: path, label: text('users.modeEdit'), here: !creating },
          { to: `${path}?mode=create`, label: text('users.modeCreate'), here: creating },
        ]}
      />
      {creating ? (
        <CreateUserForm
          onCreated={() => {
            set({ mode: '' })
            focusHeading()
          }}
        />
      ) : (
        <>
          <CallState {...state} title={text('users.failed')} count={4} />
          {users && <UserTable users={users} />}
        </>
      )}
    </>
  )
}
