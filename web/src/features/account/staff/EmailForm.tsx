import { useState } from 'react'
import { notify } from '#lib/alerts.ts'
import { call } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { useSendsMail } from '#lib/settings.ts'
import { isEmail } from '#shared/wellFormed'
import styles from '#ui/Form.module.css'
import { Notice } from '#ui/Notice.tsx'
import { SmallForm } from '#ui/SmallForm.tsx'
import { ownPassword } from './accountFields.ts'

/** A new address is valid once the link in its mail was opened. */
export function EmailForm({ present }: { present: string }) {
  const text = useText()
  const sendsMail = useSendsMail()
  const [requestedEmail, setRequestedEmail] = useState('')
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
        fields={{
          email: {
            label: 'users.mail',
            hint: sendsMail ? 'account.emailHint' : undefined,
            optional: true,
            inputMode: 'email',
            verbatim: true,
            autoComplete: 'email',
            maxLength: 254,
          },
          password: ownPassword,
        }}
        start={{ email: present }}
        check={({ email }) => {
          const typed = email.trim()
          return new Map(typed === '' || isEmail(typed) ? [] : [['email', 'email_invalid']])
        }}
        send={async (values) => {
          await call('POST /api/saveAccount', values)
          setRequestedEmail(values.email.trim())
          if (values.email.trim() === '') notify('success', text('account.emailRemoved'))
        }}
        refresh={['GET /api/account']}
        button={text('account.emailSave')}
      />
    </div>
  )
}
