import { type FormEvent, useState } from 'react'
import { CallError, call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useFormProblems } from '../../../lib/useFormProblems.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import styles from './LoginForm.module.css'

/** Sets a new password with the secret of a mail's link. */
export function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const text = useText()
  const [newPassword, setNewPassword] = useState('')
  const { run, busy } = useOperation()
  const problems = useFormProblems('new', { newPassword })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !problems.show(new Map(newPassword === '' ? [['password', 'users.passwordMissing']] : [])))
      return
    const isDone = await run(() => call('POST /api/setPassword', { token, newPassword }), {
      successText: text('newPassword.done'),
      closesForm: true,
      handleRefusal: (error) =>
        problems.showRefusal(
          error.field === undefined ? error : new CallError(400, error.code, error.message, 'password'),
        ),
    })
    if (isDone) onDone()
  }
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <ErrorSummary errors={problems.summary} />
      <PasswordField
        id="new-password"
        label={text('account.new')}
        hint={text('users.passwordHint')}
        error={problems.errors.password}
        autoComplete="new-password"
        value={newPassword}
        onChange={(event) => setNewPassword(event.target.value)}
      />
      <Button type="submit" look="main" aria-disabled={busy}>
        {text(busy ? 'edit.saving' : 'users.resetSave')}
      </Button>
    </form>
  )
}
