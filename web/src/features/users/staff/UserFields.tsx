import { roleLabels, roles } from '@directory/shared/roles'
import type { ReactNode } from 'react'
import { useLocale, useText } from '../../../lib/intl.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextField } from '../../../ui/TextField.tsx'

interface Props {
  id: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
  /** Options besides the roles. */
  children?: ReactNode
}

export function UsernameField({ onChange, ...control }: Omit<Props, 'children'>) {
  const text = useText()
  const stored = control.value.trim().toLowerCase()
  const isStoredAsTyped = stored === control.value.trim()
  return (
    <TextField
      {...control}
      label={text('login.username')}
      hint={isStoredAsTyped ? text('users.nameHint') : text('users.savedAs', { name: stored })}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

export function RoleField({ onChange, children, ...control }: Props) {
  const text = useText()
  const locale = useLocale()
  return (
    <SelectField
      {...control}
      label={text('users.role')}
      hint={text('users.roleHint')}
      onChange={(event) => onChange(event.target.value)}
    >
      {children}
      {roles.map((role) => (
        <option key={role} value={role}>
          {roleLabels[role][locale]}
        </option>
      ))}
    </SelectField>
  )
}
