import { routes } from '@directory/shared/routes'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CallError, call } from '../../../lib/api.ts'
import { controlsOf } from '../../../lib/controlsOf.ts'
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
  const control = controlsOf('recovery', {
    values,
    set: (changes) => setValues({ ...values, ...changes }),
    errors: problems.errors,
  })

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
        {...control('username')}
        label={text('login.username')}
        autoComplete="username"
        verbatim
        maxLength={200}
      />
      <TextField
        {...control('recoveryCode')}
        label={text('recovery.code')}
        autoComplete="off"
        verbatim
        maxLength={100}
      />
      <PasswordField
        {...control('newPassword')}
        label={text('account.new')}
        hint={text('users.passwordHint')}
        autoComplete="new-password"
      />
      <Button type="submit" aria-disabled={busy}>
        {text(busy ? 'edit.saving' : 'users.resetSave')}
      </Button>
    </form>
  )
}
