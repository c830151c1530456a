import { ErrorNotice } from '../components/ErrorNotice.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { StaffPage } from '../components/StaffPage.tsx'
import { PasswordForm } from '../features/edit/account/PasswordForm.tsx'
import { ReminderForm } from '../features/edit/account/ReminderForm.tsx'
import { SecondFactor } from '../features/edit/account/SecondFactor.tsx'
import { SessionList } from '../features/edit/account/SessionList.tsx'
import { useCall } from '../lib/api.ts'
import { useText } from '../lib/intl.ts'

/** The own password, when to be told what waits, and where it was used to log in. */
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
