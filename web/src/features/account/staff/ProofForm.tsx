import type { ReactNode } from 'react'
import type { GetKey } from '../../../lib/api.ts'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { SmallForm } from '../../../ui/SmallForm.tsx'

interface Props {
  prefix: string
  label: string
  button: string
  onProof: (password: string) => Promise<void>
  refresh?: readonly GetKey[]
  children?: ReactNode
}

/** Asks for the password before actions that an unattended session must not allow. */
export function ProofForm({ label, onProof, children, ...form }: Props) {
  return (
    <SmallForm
      {...form}
      start={{ password: '' }}
      check={({ password }) => new Map(password === '' ? [['password', 'otp.passwordMissing']] : [])}
      send={({ password }) => onProof(password)}
    >
      {(of) => (
        <>
          {children}
          <PasswordField {...of('password')} label={label} autoComplete="current-password" />
        </>
      )}
    </SmallForm>
  )
}
