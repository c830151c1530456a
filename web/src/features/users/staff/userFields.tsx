import type { ControlProps } from '#lib/controlsOf.ts'
import { useText } from '#lib/intl.ts'
import { roles } from '#shared/roles'
import { ChoiceField } from '#ui/ChoiceField.tsx'

export const usernameField = {
  label: 'login.username',
  hint: 'users.nameHint',
  autoComplete: 'off',
  verbatim: true,
  maxLength: 200,
} as const

export const emailField = {
  label: 'users.mail',
  inputMode: 'email',
  autoComplete: 'off',
  verbatim: true,
  maxLength: 254,
} as const

/** @param none option without a role */
export function useRoleField(none?: string) {
  const text = useText()
  return (control: ControlProps) => (
    <ChoiceField
      {...control}
      none={none}
      label={text('users.role')}
      hint={text('users.roleHint')}
      options={roles.map((value) => ({ value, label: text(`role.${value}`) }))}
    />
  )
}
