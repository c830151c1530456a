import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { SmallForm } from '../../../ui/staff/SmallForm.tsx'
import { atNewPassword, passwordProblems } from '../../users/door.ts'

/** Changes the user's password. Passwords are not kept as drafts, so a reload empties the form. */
export function PasswordForm() {
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
        start={{ oldPassword: '', newPassword: '' }}
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
        {(of, { oldPassword, newPassword }) => (
          <>
            <PasswordField
              {...of('oldPassword')}
              label={text('account.old')}
              autoComplete="current-password"
            />
            <PasswordField
              {...of('newPassword')}
              label={text('account.new')}
              hint={text('users.passwordHint')}
              autoComplete="new-password"
            />
            <LeaveGuard when={oldPassword + newPassword !== ''}>{text('account.leaveText')}</LeaveGuard>
          </>
        )}
      </SmallForm>
    </>
  )
}
