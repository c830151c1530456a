import { useSWRConfig } from 'swr'
import { notify } from '#lib/alerts.ts'
import { call, callUrl, useCall } from '#lib/api.ts'
import { controlsOf } from '#lib/controlsOf.ts'
import { momentText } from '#lib/dayAndTime.ts'
import { useLocale, useText } from '#lib/intl.ts'
import { useSendsMail } from '#lib/settings.ts'
import { useOperation } from '#lib/useOperation.ts'
import type { OutputOf } from '#shared/contract'
import { routes } from '#shared/routes'
import { AskButton } from '#ui/AskButton.tsx'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Controls } from '#ui/SmallForm.tsx'
import { OpenedForm, StaffForm, useOpened } from '#ui/staff/StaffForm.tsx'
import { StaffTable } from '#ui/staff/StaffTable.tsx'
import { useColumnOf } from '#ui/staff/useColumnOf.ts'
import type { Removing } from '#ui/staff/useRemoval.tsx'
import { CutName } from '#ui/table/CutName.tsx'
import { ResetPassword } from './ResetPassword.tsx'
import { emailField, useRoleField, usernameField } from './userFields.tsx'
import { knownUserProblems } from './userValues.ts'

type User = OutputOf<'GET /api/getusers'>[number]

/** Administrators can be deleted only in the admin UI, to prevent accidents. */
export function UserTable({ users }: { users: readonly User[] }) {
  const text = useText()
  const locale = useLocale()
  const { data: currentUser } = useCall('GET /api/getRole', {})
  // Users change their own password with the old one, on their account page.
  const isSelf = ({ username }: User) => username === currentUser?.username
  const column = useColumnOf<User>()
  // The login ignores capitals, but a name keeps them on screen.
  const nameOf = ({ username, displayName }: User) => {
    if (displayName.toLowerCase() === username) return displayName
    return displayName ? `${username} (${displayName})` : username
  }
  const roleOf = ({ role }: User) => text(`role.${role}`)
  const lastLoginOf = ({ lastLogin }: User) =>
    lastLogin ? <time dateTime={lastLogin}>{momentText(lastLogin, locale)}</time> : text('users.never')
  const columns = [
    column('username', 'login.username', (user) => <CutName name={nameOf(user)} />, {
      sortBy: ({ username }) => username,
      names: true,
    }),
    column('role', 'users.role', roleOf, { sortBy: roleOf }),
    column('lastLogin', 'users.lastLogin', lastLoginOf, { sortBy: ({ lastLogin }) => lastLogin }),
    column('secondFactor', 'users.otp', ({ secondFactor }) =>
      text(secondFactor ? 'users.otpOn' : 'users.otpOff'),
    ),
  ]
  const removing: Removing<User> = {
    keyOf: ({ uuid }) => uuid,
    nameOf: ({ username }) => username,
    remove: ({ username }) => call('POST /api/deleteuser', { username }),
    refresh: ['GET /api/getusers'],
    texts: { title: 'users.removeQuestion', question: 'users.removeText', done: 'users.removed' },
    handleRefusal: ({ status }) => {
      if (status !== 401) notify('error', text('users.removeFailed'))
      return true
    },
  }
  const { run, busy } = useOperation()
  const resetCode = ({ username }: User) =>
    run(() => call('POST /api/changeUser', { username, by: 'otp' }), {
      successText: text('users.otpResetDone'),
      refresh: ['GET /api/getusers'],
    })
  const opened = useOpened('reset', 'edit')
  const user = users.find(({ uuid }) => uuid === opened.id)
  const Form = opened.name === 'edit' ? EditUser : ResetPassword
  return (
    <>
      {user && <Form key={user.uuid} user={user} isSelf={isSelf(user)} onClose={opened.close} />}
      <StaffTable
        name="users"
        caption={text('users.caption', { count: users.length })}
        columns={columns}
        rows={users}
        usual={{ key: 'username', down: false }}
        textsOf={(user) => [nameOf(user), user.email, roleOf(user)]}
        onEdit={({ uuid }) => opened.open('edit', uuid)}
        rowButtons={(user) =>
          isSelf(user) ? (
            <LinkButton to={routes.account.href()}>{text('edit.account.title')}</LinkButton>
          ) : (
            <>
              <Button
                aria-label={text('users.resetNamed', { name: user.username })}
                onClick={() => opened.open('reset', user.uuid)}
              >
                {text('users.reset')}
              </Button>
              {user.secondFactor && (
                <AskButton
                  label={text('users.otpReset')}
                  name={text('users.otpResetNamed', { name: user.username })}
                  question={text('users.otpResetQuestion', { name: user.username })}
                  busy={busy}
                  act={() => resetCode(user)}
                >
                  <p>{text('users.otpResetText')}</p>
                </AskButton>
              )}
            </>
          )
        }
        canRemove={({ role }) => role !== 'Admin'}
        removing={removing}
      />
      <p>{text('users.adminHint')}</p>
    </>
  )
}

interface Props {
  user: User
  isSelf: boolean
  onClose: () => void
}

/** Accounts keep no versions, so the last one who saves wins. */
function EditUser({ user: { uuid, username, role, email }, isSelf, onClose }: Props) {
  const text = useText()
  const sendsMail = useSendsMail()
  const roleField = useRoleField()
  const { mutate } = useSWRConfig()
  return (
    <OpenedForm title={text('users.editTitle', { name: username })}>
      <StaffForm
        name={`staff user ${uuid}`}
        prefix="edited"
        initial={{ values: { username, role, email }, updatedAt: '' }}
        findProblems={knownUserProblems}
        send={async (values) => {
          await call('POST /api/changeUser', { uuid, ...values })
          void mutate(callUrl('GET /api/getRole'))
          return { said: text('users.changed') }
        }}
        list="GET /api/getusers"
        onClose={onClose}
      >
        {(form) => (
          <Controls
            of={controlsOf('edited', form)}
            fields={{
              username: usernameField,
              role: (control) => (
                <>
                  {roleField(control)}
                  {control.value !== role && (
                    <Notice kind="warning" role="status">
                      {text(isSelf ? 'users.roleChangeSelf' : 'users.roleChange')}
                    </Notice>
                  )}
                </>
              ),
              email: { ...emailField, optional: true, hint: sendsMail ? 'users.mailHint' : 'mails.noServer' },
            }}
          />
        )}
      </StaffForm>
    </OpenedForm>
  )
}
