import { maxDisplayName } from '@directory/shared/account'
import { call, useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { Collapsible } from '../../../ui/Collapsible.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { StaffPage } from '../../../ui/StaffPage.tsx'
import styles from '../../../ui/staff/Form.module.css'
import { SmallForm } from '../../../ui/staff/SmallForm.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { EmailForm } from './EmailForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { RecoveryCode } from './RecoveryCode.tsx'
import { ReminderForm } from './ReminderForm.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { SessionList } from './SessionList.tsx'

/** Shows the user's account: name, password, mail address, one-time and recovery code, reminder mails, sessions. */
export default function Account() {
  const text = useText()
  const { data: currentUser } = useCall('GET /api/getRole', {})
  const { data: account, error, loading, retry } = useCall('GET /api/account', {})
  return (
    <StaffPage title={text('edit.account.title')} lead={text('account.lead')}>
      {error && <ErrorNotice error={error} title={text('edit.failed')} onRetry={retry} />}
      {loading && <Skeleton count={2} />}
      {account && <NameForm {...account} />}
      <Collapsible title={text('account.password')} defaultOpen={false}>
        <PasswordForm />
      </Collapsible>
      {account && (
        <Collapsible
          title={text('account.email')}
          aside={account.email || text('account.emailNone')}
          defaultOpen={false}
        >
          <EmailForm key={account.email} present={account.email} />
          <ReminderForm {...account} />
        </Collapsible>
      )}
      {account && (
        <Collapsible title={text('otp.title')} defaultOpen={false}>
          <SecondFactor state={account.secondFactor} />
        </Collapsible>
      )}
      {account && currentUser?.role === 'Admin' && (
        <Collapsible title={text('recovery.title')} defaultOpen={false}>
          <RecoveryCode since={account.recoveryCodeSince} />
        </Collapsible>
      )}
      {account && <SessionList sessions={account.sessions} />}
    </StaffPage>
  )
}

function NameForm({ displayName, username }: { displayName: string; username: string }) {
  const text = useText()
  return (
    <div className={styles.apart}>
      <SmallForm
        prefix="own"
        start={{ displayName }}
        keeps
        send={(values) => call('POST /api/saveAccount', values)}
        successText={text('account.remindersSaved')}
        refresh={['GET /api/account']}
        button={text('edit.save')}
      >
        {(of) => (
          <TextField
            {...of('displayName')}
            label={text('account.displayName')}
            hint={text('account.displayNameHint', { username })}
            optional
            autoComplete="name"
            maxLength={maxDisplayName}
          />
        )}
      </SmallForm>
    </div>
  )
}
