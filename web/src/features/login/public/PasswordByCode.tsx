import { routes } from '@directory/shared/routes'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CallError, call } from '../../../lib/api.ts'
import { useLocalPath, useText } from '../../../lib/intl.ts'
import { type Problems, useFormProblems } from '../../../lib/useFormProblems.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from './LoginForm.module.css'

const empty = { username: '', recoveryCode: '', newPassword: '' }

/** Sets a new password with the recovery code of an Admin. */
export function PasswordByCode() {
  const text = useText()
  const localPath = useLocalPath()
  const navigate = useNavigate()
  const [values, setValues] = useState(empty)
  const { run, busy } = useOperation()
  const problems = useFormProblems('recovery', values)
  const set = (changes: Partial<typeof empty>) => setValues({ ...values, ...changes })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const missing: Problems = new Map()
    if (values.username.trim() === '') missing.set('username', 'users.nameMissing')
    if (values.recoveryCode.trim() === '') missing.set('recoveryCode', 'otp.codeMissing')
    if (values.newPassword === '') missing.set('newPassword', 'users.passwordMissing')
    if (busy || !problems.show(missing)) return
    const isDone = await run(() => call('POST /api/setPassword', values), {
      successText: text('newPassword.done'),
      closesForm: true,
      handleRefusal: (error) =>
        problems.showRefusal(
          error.field === 'password' ? new CallError(400, error.code, error.message, 'newPassword') : error,
        ),
    })
    if (isDone) navigate(localPath(routes.login.href()), { replace: true })
  }
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <p>{text('forgotten.byCodeText')}</p>
      <ErrorSummary errors={problems.summary} />
      <TextField
        id="recovery-username"
        label={text('login.username')}
        error={problems.errors.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={values.username}
        onChange={(event) => set({ username: event.target.value })}
      />
      <TextField
        id="recovery-recoveryCode"
        label={text('recovery.code')}
        error={problems.errors.recoveryCode}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        value={values.recoveryCode}
        onChange={(event) => set({ recoveryCode: event.target.value })}
      />
      <PasswordField
        id="recovery-newPassword"
        label={text('account.new')}
        hint={text('users.passwordHint')}
        error={problems.errors.newPassword}
        autoComplete="new-password"
        value={values.newPassword}
        onChange={(event) => set({ newPassword: event.target.value })}
      />
      <Button type="submit" aria-disabled={busy}>
        {text(busy ? 'edit.saving' : 'users.resetSave')}
      </Button>
    </form>
  )
}
