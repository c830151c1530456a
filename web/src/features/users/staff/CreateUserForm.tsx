import { maxDisplayName } from '@directory/shared/account'
import { call } from '../../../lib/api.ts'
import { controlsOf, type FormFields } from '../../../lib/controlsOf.ts'
import { useText } from '../../../lib/intl.ts'
import { useSendsMail } from '../../../lib/useSendsMail.ts'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { StaffForm } from '../../../ui/staff/StaffForm.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { EmailField, RoleField, UsernameField } from './UserFields.tsx'
import { type NewUser, newUserProblems } from './userValues.ts'

const empty: NewUser = { username: '', displayName: '', email: '', password: '', role: '', by: '' }

const start = (values: NewUser) => ({ values, updatedAt: '' })

export function CreateUserForm({ onCreated }: { onCreated: () => void }) {
  const text = useText()
  const usual = useSendsMail() ? 'mail' : 'hand'
  const isInvited = ({ by }: NewUser) => (by || usual) === 'mail'
  const send = async (values: NewUser) => {
    const { username, displayName, email, password, role } = values
    const how = isInvited(values) ? { password: '', email } : { password }
    const { isSent } = await call('POST /api/adduser', { username, displayName, role, ...how })
    const name = displayName.trim() || username.trim()
    if (!isInvited(values)) return { said: text('users.created') }
    return isSent
      ? { said: text('users.invited', { name }) }
      : { said: text('users.invitedNoMail', { name }), kind: 'warning' as const }
  }
  return (
    <StaffForm<NewUser, NewUser>
      name="staff user"
      prefix="user"
      initial={start(empty)}
      baseFrom={start}
      labels={{}}
      // A password must not be stored in the browser.
      unkept="password"
      findProblems={(values) => newUserProblems(values, isInvited(values))}
      send={send}
      list="GET /api/getusers"
      submit={(values) => text(isInvited(values) ? 'users.invite' : 'users.create')}
      onSaved={onCreated}
    >
      {(fields) => <NewUserFields {...fields} by={isInvited(fields.values) ? 'mail' : 'hand'} />}
    </StaffForm>
  )
}

function NewUserFields({ by, ...fields }: FormFields<NewUser> & { by: 'mail' | 'hand' }) {
  const text = useText()
  const sendsMail = useSendsMail()
  const control = controlsOf('user', fields)
  const mailHint = sendsMail ? undefined : text('mails.noServer')
  return (
    <>
      <UsernameField {...control('username')} />
      <TextField
        {...control('displayName')}
        label={text('users.displayName')}
        hint={text('users.displayNameHint')}
        optional
        autoComplete="off"
        maxLength={maxDisplayName}
      />
      <RadioGroup
        legend={text('users.by')}
        name="by"
        options={[
          { value: 'mail', label: text('users.byMail'), hint: mailHint },
          { value: 'hand', label: text('users.byHand') },
        ]}
        value={by}
        onChange={(by) => fields.set({ by })}
      />
      {by === 'mail' ? (
        <EmailField {...control('email')} hint={text('users.invitedHint')} />
      ) : (
        <PasswordField
          {...control('password')}
          label={text('login.password')}
          hint={text('users.passwordHint')}
          autoComplete="new-password"
        />
      )}
      <RoleField {...control('role')} none={text('entry_dialogue.categoryNone')} />
    </>
  )
}
