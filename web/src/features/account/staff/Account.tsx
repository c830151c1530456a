import { useState } from 'react'
import { call, useCall } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { atNewPassword, newPasswordField, passwordProblems } from '#lib/newPassword.ts'
import { useSendsMail } from '#lib/settings.ts'
import { maxDisplayName, type ReminderTime, reminderTimes } from '#shared/account'
import type { OutputOf } from '#shared/contract'
import { CallState } from '#ui/CallState.tsx'
import { Collapsible } from '#ui/Collapsible.tsx'
import styles from '#ui/Form.module.css'
import { LeaveGuard } from '#ui/LeaveGuard.tsx'
import { Notice } from '#ui/Notice.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { SmallForm } from '#ui/SmallForm.tsx'
import { TextField } from '#ui/TextField.tsx'
import { ownPassword } from './accountFields.ts'
import { EmailForm } from './EmailForm.tsx'
import { RecoveryCode } from './RecoveryCode.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { SessionList } from './SessionList.tsx'

export default function Account() {
  const text = useText()
  const { data: currentUser } = useCall('GET /api/getRole', {})
  const { data: account, ...state } = useCall('GET /api/account', {})
  if (!account) return <CallState {...state} title={text('edit.failed')} count={2} />
  return (
    <>
      <NameForm {...account} />
      <Collapsible title={text('account.password')}>
        <PasswordForm />
      </Collapsible>
      <Collapsible title={text('account.email')} aside={account.email || text('account.emailNone')}>
        <EmailForm key={account.email} present={account.email} />
        <ReminderForm {...account} />
      </Collapsible>
      <Collapsible title={text('otp.title')}>
        <SecondFactor state={account.secondFactor} />
      </Collapsible>
      {currentUser?.role === 'Admin' && (
        <Collapsible title={text('recovery.title')}>
          <RecoveryCode since={account.recoveryCodeSince} />
        </Collapsible>
      )}
      <SessionList sessions={account.sessions} />
    </>
  )
}

function NameForm({ displayName, username }: { displayName: string; username: string }) {
  const text = useText()
  return (
    <div className={styles.apart}>
      <SmallForm
        prefix="own"
        fields={{
          displayName: (control) => (
            <TextField
              {...control}
              label={text('account.displayName')}
              hint={text('account.displayNameHint', { username })}
              optional
              autoComplete="name"
              maxLength={maxDisplayName}
            />
          ),
        }}
        start={{ displayName }}
        keeps
        send={(values) => call('POST /api/saveAccount', values)}
        successText={text('account.remindersSaved')}
        refresh={['GET /api/account']}
        button={text('edit.save')}
      />
    </div>
  )
}

/** Passwords are not kept as drafts, so a reload empties the form. */
function PasswordForm() {
  const text = useText()
  const [done, setDone] = useState(false)
  return (
    <>
      {done && (
        <Notice kind="success" title={text('account.done')}>
          {text('account.doneText')}
        </Notice>
      )}
      <SmallForm
        prefix="account"
        fields={{
          oldPassword: { ...ownPassword, label: 'account.old', missing: 'account.oldMissing' },
          newPassword: newPasswordField,
        }}
        check={passwordProblems}
        send={async (values) => {
          setDone(false)
          await call('POST /api/saveAccount', values).catch(atNewPassword)
          setDone(true)
        }}
        successText={text('account.done')}
        // The account's other sessions have ended.
        refresh={['GET /api/account']}
        button={text('account.save')}
        look="main"
      >
        {({ oldPassword, newPassword }) => (
          <LeaveGuard when={oldPassword + newPassword !== ''}>{text('account.leaveText')}</LeaveGuard>
        )}
      </SmallForm>
    </>
  )
}

function ReminderForm({ email, reminders }: Pick<OutputOf<'GET /api/account'>, 'email' | 'reminders'>) {
  const text = useText()
  const sendsMail = useSendsMail()
  return (
    <section aria-labelledby="reminders">
      <h3 id="reminders">{text('account.reminders')}</h3>
      {!sendsMail && <p>{text('mails.noServer')}</p>}
      <p>{text(email === '' ? 'account.noEmail' : 'account.remindersText', { email })}</p>
      {email !== '' && (
        <SmallForm
          prefix="reminders"
          fields={{
            reminders: ({ value, onValue }) => (
              <RadioGroup
                legend={text('account.remindersWhen')}
                name="reminders"
                options={reminderTimes.map((value) => ({ value, label: text(`account.reminder.${value}`) }))}
                value={value}
                onChange={onValue}
              />
            ),
          }}
          start={{ reminders }}
          keeps
          send={(values) => call('POST /api/saveAccount', values as { reminders: ReminderTime })}
          successText={text('account.remindersSaved')}
          refresh={['GET /api/account']}
          button={text('edit.save')}
        />
      )}
    </section>
  )
}
