import { isEmail } from '@directory/shared/wellFormed'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { type Problems, useFormProblems } from '../../../lib/useFormProblems.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { useSendsMail } from '../../../lib/useSendsMail.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import styles from '../../../ui/staff/Form.module.css'
import { TextField } from '../../../ui/TextField.tsx'

/**
 * Changes the user's mail address: a new one is valid once the link in its mail was opened.
 *
 * @param present the valid address; may be empty
 */
export function EmailForm({ present }: { present: string }) {
  const text = useText()
  const sendsMail = useSendsMail()
  const [values, setValues] = useState({ email: present, password: '' })
  const [askedFor, setAskedFor] = useState('')
  const { run, busy } = useOperation()
  const problems = useFormProblems('address', values)
  const email = values.email.trim()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setAskedFor('')
    const wrong: Problems = new Map()
    if (email !== '' && !isEmail(email)) wrong.set('email', 'email_invalid')
    if (values.password === '') wrong.set('password', 'otp.passwordMissing')
    if (busy || !problems.show(wrong)) return
    const isDone = await run(() => call('POST /api/changeEmail', values), {
      ...(email === '' && { successText: text('account.emailRemoved') }),
      refresh: ['GET /api/account', 'GET /api/reminders'],
      handleRefusal: problems.showRefusal,
    })
    if (!isDone) return
    setAskedFor(email)
    setValues({ ...values, password: '' })
  }
  return (
    <div className={styles.apart}>
      {!sendsMail && <Notice kind="warning">{text('mails.noServer')}</Notice>}
      {askedFor !== '' && (
        <Notice kind="success" role="status" title={text('account.emailAsked', { email: askedFor })}>
          {text('account.emailAskedText')}
        </Notice>
      )}
      <form noValidate onSubmit={submit} className={styles.form}>
        <ErrorSummary errors={problems.summary} />
        <TextField
          id="address-email"
          label={text('users.mail')}
          hint={text('account.emailHint')}
          error={problems.errors.email}
          optional
          type="email"
          autoComplete="email"
          maxLength={254}
          value={values.email}
          onChange={(event) => setValues({ ...values, email: event.target.value })}
        />
        <PasswordField
          id="address-password"
          label={text('account.proof')}
          error={problems.errors.password}
          autoComplete="current-password"
          value={values.password}
          onChange={(event) => setValues({ ...values, password: event.target.value })}
        />
        <div>
          <Button type="submit" aria-disabled={busy}>
            {text('account.emailSave')}
          </Button>
        </div>
      </form>
    </div>
  )
}
