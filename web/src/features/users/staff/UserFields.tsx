import { maxDisplayName } from '@directory/shared/account'
import { roles } from '@directory/shared/roles'
import { type ReactNode, useRef } from 'react'
import { useText } from '../../../lib/intl.ts'
import { useShownFocus } from '../../../lib/useTakeFocus.ts'
import { Card } from '../../../ui/Card.tsx'
import { ChoiceField } from '../../../ui/ChoiceField.tsx'
import styles from '../../../ui/Form.module.css'
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

export function DisplayNameField(control: Props) {
  const text = useText()
  return (
    <TextField
      {...control}
      label={text('users.displayName')}
      hint={text('users.displayNameHint')}
      optional
      autoComplete="off"
      maxLength={maxDisplayName}
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

/** Heads a form about one account, above the table; it takes the focus when it opens. */
export function OneUser({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useShownFocus(heading)
  return (
    <Card className={styles.apart}>
      <h2 ref={heading} tabIndex={-1} className="noFocusRing">
        {title}
      </h2>
      {children}
    </Card>
  )
}
