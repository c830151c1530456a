import { StaffPage } from '../components/StaffPage.tsx'
import { PasswordForm } from '../features/edit/account/PasswordForm.tsx'
import { useText } from '../lib/intl.ts'

export default function Account() {
  const text = useText()
  return (
    <StaffPage title={text('edit.account.title')} lead={text('account.lead')}>
      <PasswordForm />
    </StaffPage>
  )
}
