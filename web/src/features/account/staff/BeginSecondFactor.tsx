import type { OutputOf } from '@directory/shared/contract'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { type Problems, useFormProblems } from '../../../lib/useFormProblems.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import styles from '../../../ui/staff/Form.module.css'
import { ConfirmSecondFactor } from './ConfirmSecondFactor.tsx'

/** Asks for the password, then shows the secret and asks for a first code. */
export function BeginSecondFactor({ onDone }: { onDone: (recoveryCodes: readonly string[]) => void }) {
  const text = useText()
  const [password, setPassword] = useState('')
  const [offer, setOffer] = useState<OutputOf<'POST /api/beginSecondFactor'> | null>(null)
  const { run, busy } = useOperation()
  const problems = useFormProblems('otp', { password })

  const begin = async (event: FormEvent) => {
    event.preventDefault()
    const missing: Problems = new Map(password === '' ? [['password', 'otp.passwordMissing']] : [])
    if (busy || !problems.show(missing)) return
    const ask = async () => setOffer(await call('POST /api/beginSecondFactor', { password }))
    await run(ask, { handleRefusal: problems.showRefusal })
  }
  if (offer) return <ConfirmSecondFactor offer={offer} onDone={onDone} />
  return (
    <form noValidate onSubmit={begin} className={styles.form}>
      <ErrorSummary errors={problems.summary} />
      <PasswordField
        id="otp-password"
        label={text('otp.password')}
        error={problems.errors.password}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div>
        <Button type="submit" aria-disabled={busy}>
          {text('otp.begin')}
        </Button>
      </div>
    </form>
  )
}
