import { type FormEvent, useState } from 'react'
import { CallError, call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useFormProblems } from '../../../lib/useFormProblems.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import styles from '../../../ui/staff/Form.module.css'
import { passwordProblems } from '../../users/door.ts'

const empty = { oldPassword: '', newPassword: '' }

/** Changes the user's password. Passwords are not kept as drafts, so a reload empties the form. */
export function PasswordForm() {
  const text = useText()
  const [values, setValues] = useState(empty)
  const [done, setDone] = useState(false)
  const { run, busy } = useOperation()
  const problems = useFormProblems('account', values)
  const set = (changes: Partial<typeof empty>) => setValues({ ...values, ...changes })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setDone(false)
    if (busy || !problems.show(passwordProblems(values))) return
    const isDone = await run(() => call('POST /api/changePassword', values), {
      successText: text('account.done'),
      // The account's other sessions have ended.
      refresh: ['GET /api/sessions'],
      handleRefusal: (error) => {
        const isNew = error.field === 'password'
        return problems.showRefusal(
          isNew ? new CallError(400, error.code, error.message, 'newPassword') : error,
        )
      },
    })
    if (isDone) setValues(empty)
    setDone(isDone)
  }
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {done && (
        <Notice kind="success" title={text('account.done')}>
          {text('account.doneText')}
        </Notice>
      )}
      <ErrorSummary errors={problems.summary} />
      <PasswordField
        id="account-oldPassword"
        label={text('account.old')}
        error={problems.errors.oldPassword}
        autoComplete="current-password"
        value={values.oldPassword}
        onChange={(event) => set({ oldPassword: event.target.value })}
      />
      <PasswordField
        id="account-newPassword"
        label={text('account.new')}
        hint={text('users.passwordHint')}
        error={problems.errors.newPassword}
        autoComplete="new-password"
        value={values.newPassword}
        onChange={(event) => set({ newPassword: event.target.value })}
      />
      <div>
        <Button type="submit" look="main" aria-disabled={busy}>
          {text(busy ? 'edit.saving' : 'account.save')}
        </Button>
      </div>
      <LeaveGuard when={values.oldPassword + values.newPassword !== ''}>
        {text('account.leaveText')}
      </LeaveGuard>
    </form>
  )
}
