import { call } from '#lib/api.ts'
import { controlsOf } from '#lib/controlsOf.ts'
import { useText } from '#lib/intl.ts'
import { newPasswordField } from '#lib/newPassword.ts'
import { useSendsMail } from '#lib/settings.ts'
import { maxDisplayName } from '#shared/account'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Controls } from '#ui/SmallForm.tsx'
import { StaffForm } from '#ui/staff/StaffForm.tsx'
import { emailField, useRoleField, usernameField } from './userFields.tsx'
import { type NewUser, newUserProblems } from './userValues.ts'

const empty: NewUser = { username: '', displayName: '', email: '', password: '', role: '', by: '' }

const displayName = {
  label: 'users.displayName',
  hint: 'users.displayNameHint',
  optional: true,
  autoComplete: 'off',
  maxLength: maxDisplayName,
} as const

export function CreateUserForm({ onCreated }: { onCreated: () => void }) {
  const text = useText()
  const sendsMail = useSendsMail()
  const role = useRoleField(text('entry_dialogue.categoryNone'))
  const isInvited = ({ by }: NewUser) => (by || (sendsMail ? 'mail' : 'hand')) === 'mail'
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
  const by = (isByMail: boolean, set: (changes: Partial<NewUser>) => void) => (
    <RadioGroup
      legend={text('users.by')}
      name="by"
      options={[
        { value: 'mail', label: text('users.byMail'), hint: sendsMail ? undefined : text('mails.noServer') },
        { value: 'hand', label: text('users.byHand') },
      ]}
      value={isByMail ? 'mail' : 'hand'}
      onChange={(by) => set({ by })}
    />
  )
  return (
    <StaffForm
      name="staff user"
      prefix="user"
      initial={{ values: empty, updatedAt: '' }}
      // A password must not be stored in the browser.
      unkept="password"
      findProblems={(values) => newUserProblems(values, isInvited(values))}
      send={send}
      list="GET /api/getusers"
      submit={(values) => text(isInvited(values) ? 'users.invite' : 'users.create')}
      onSaved={onCreated}
    >
      {(form) => (
        <Controls
          of={controlsOf('user', form)}
          fields={{
            username: usernameField,
            displayName,
            by: () => by(isInvited(form.values), form.set),
            ...(isInvited(form.values)
              ? { email: { ...emailField, hint: 'users.invitedHint' } }
              : { password: { ...newPasswordField, label: 'login.password' } }),
            role,
          }}
        />
      )}
    </StaffForm>
  )
}
