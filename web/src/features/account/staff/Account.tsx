import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { StaffPage } from '../../../ui/StaffPage.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ReminderForm } from './ReminderForm.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { SessionList } from './SessionList.tsx'

/** The user's own account: password, reminder mails, one-time code and sessions. */
export default function Account() {
  const text = useText()
  const { data: sessions, error, loading, retry } = useCall('GET /api/sessions', {})
  return (
    <StaffPage title={text('edit.account.title')} lead={text('account.lead')}>
      <PasswordForm />
      <SecondFactor />
      <ReminderForm />
      {error && <ErrorNotice error={error} title={text('edit.failed')} onRetry={retry} />}
      {loading && <Skeleton count={2} />}
      {sessions && <SessionList sessions={sessions} />}
    </StaffPage>
  )
}
