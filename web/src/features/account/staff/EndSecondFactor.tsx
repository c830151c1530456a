import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { type Problems, useFormProblems } from '../../../lib/useFormProblems.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import styles from '../../../ui/staff/Form.module.css'
import { TextField } from '../../../ui/TextField.tsx'

/** Switches the one-time code off; asks for password and code, as the login does. */
export function EndSecondFactor() {
  const text = useText()
  const [values, setValues] = useState({ password: '', otp: '' })
  const { run, busy } = useOperation()
  const problems = useFormProblems('otp', values)

  const end = async (event: FormEvent) => {
    event.preventDefault()
    const missing: Problems = new Map()
    if (values.password === '') missing.set('password', 'otp.passwordMissing')
    if (values.otp.trim() === '') missing.set('otp', 'otp.codeMissing')
    if (busy || !problems.show(missing)) return
    await run(() => call('POST /api/endSecondFactor', values), {
      successText: text('otp.ended'),
      refresh: ['GET /api/secondFactor'],
      handleRefusal: problems.showRefusal,
    })
  }
  return (
    <form noValidate onSubmit={end} className={styles.form}>
      <ErrorSummary errors={problems.summary} />
      <PasswordField
        id="otp-password"
        label={text('otp.password')}
        error={problems.errors.password}
        autoComplete="current-password"
        value={values.password}
        onChange={(event) => setValues({ ...values, password: event.target.value })}
      />
      <TextField
        id="otp-otp"
        label={text('otp.endCode')}
        error={problems.errors.otp}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        value={values.otp}
        onChange={(event) => setValues({ ...values, otp: event.target.value })}
      />
      <div>
        <Button type="submit" aria-disabled={busy}>
          {text('otp.end')}
        </Button>
      </div>
    </form>
  )
}
