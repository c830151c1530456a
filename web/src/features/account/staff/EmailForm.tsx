import { isEmail } from '@directory/shared/wellFormed'
import { useState } from 'react'
import { notify } from '../../../lib/alerts.ts'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import type { Problems } from '../../../lib/useFormProblems.ts'
import { useSendsMail } from '../../../lib/useSendsMail.ts'
import styles from '../../../ui/Form.module.css'
import { Notice } from '../../../ui/Notice.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { SmallForm } from '../../../ui/SmallForm.tsx'
import { TextField } from '../../../ui/TextField.tsx'

/** A new address is valid once the link in its mail was opened. */
export function EmailForm({ present }: { present: string }) {
  const text = useText()
  const sendsMail = useSendsMail()
  const [requestedEmail, setRequestedEmail] = useState('')
  const check = ({ email, password }: { email: string; password: string }) => {
    const wrong: Problems = new Map()
    if (email.trim() !== '' && !isEmail(email.trim())) wrong.set('email', 'email_invalid')
    if (password === '') wrong.set('password', 'otp.passwordMissing')
    return wrong
  }
  return (
    <div className={styles.apart}>
      {!sendsMail && <Notice kind="warning">{text('mails.noServer')}</Notice>}
      {requestedEmail !== '' && (
        <Notice kind="success" role="status" title={text('account.emailAsked', { email: requestedEmail })}>
          {text('account.emailAskedText')}
        </Notice>
      )}
      <SmallForm
        prefix="address"
        start={{ email: present, password: '' }}
        check={check}
        send={async (values) => {
          await call('POST /api/saveAccount', values)
          setRequestedEmail(values.email.trim())
          if (values.email.trim() === '') notify('success', text('account.emailRemoved'))
        }}
        refresh={['GET /api/account']}
        button={text('account.emailSave')}
      >
        {(of) => (
          <>
            <TextField
              {...of('email')}
              label={text('users.mail')}
              hint={sendsMail ? text('account.emailHint') : undefined}
              optional
              inputMode="email"
              verbatim
              autoComplete="email"
              maxLength={254}
            />
            <PasswordField
              {...of('password')}
              label={text('account.proof')}
              autoComplete="current-password"
            />
          </>
        )}
      </SmallForm>
    </div>
  )
}
