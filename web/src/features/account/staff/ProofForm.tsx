import { type FormEvent, type ReactNode, useState } from 'react'
import type { GetKey } from '../../../lib/api.ts'
import { useFormProblems } from '../../../lib/useFormProblems.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import styles from '../../../ui/staff/Form.module.css'

interface Props {
  /** Beginning of the fields' ids. */
  form: string
  label: string
  button: string
  onProof: (password: string) => Promise<void>
  refresh?: readonly GetKey[]
  children?: ReactNode
}

/** Asks for the password before actions that an unattended session must not allow. */
export function ProofForm({ form, label, button, onProof, refresh = [], children }: Props) {
  const [password, setPassword] = useState('')
  const { run, busy } = useOperation()
  const problems = useFormProblems(form, { password })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !problems.show(new Map(password === '' ? [['password', 'otp.passwordMissing']] : []))) return
    await run(() => onProof(password), { refresh, handleRefusal: problems.showRefusal })
  }
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {children}
      <ErrorSummary errors={problems.summary} />
      <PasswordField
        id={`${form}-password`}
        label={label}
        error={problems.errors.password}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div>
        <Button type="submit" aria-disabled={busy}>
          {button}
        </Button>
      </div>
    </form>
  )
}
