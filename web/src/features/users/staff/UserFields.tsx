import { roles } from '@directory/shared/roles'
import { useText } from '../../../lib/intl.ts'
import { ChoiceField } from '../../../ui/ChoiceField.tsx'
import { TextField } from '../../../ui/TextField.tsx'

interface Props {
  id: string
  name: string
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
}

export function UsernameField(control: Props) {
  const text = useText()
  return (
    <TextField
      {...control}
      label={text('login.username')}
      hint={text('users.nameHint')}
      autoComplete="off"
      verbatim
      maxLength={200}
    />
  )
}

export function EmailField(control: Props & { hint: string; optional?: boolean }) {
  const label = useText()('users.mail')
  return (
    <TextField {...control} label={label} inputMode="email" autoComplete="off" verbatim maxLength={254} />
  )
}

/** @param control `none` is the option without a role */
export function RoleField(control: Props & { none?: string }) {
  const text = useText()
  return (
    <ChoiceField
      {...control}
      label={text('users.role')}
      hint={text('users.roleHint')}
      options={roles.map((value) => ({ value, label: text(`role.${value}`) }))}
    />
  )
}
