import { routes } from '@directory/shared/routes'
import { useNavigate } from 'react-router-dom'
import { call } from '../../../lib/api.ts'
import { useLocalPath, useText } from '../../../lib/intl.ts'
import { atNewPassword, newPasswordField, passwordProblems } from '../../../lib/newPassword.ts'
import { SmallForm } from '../../../ui/SmallForm.tsx'

export const nameField = {
  label: 'login.username',
  autoComplete: 'username',
  verbatim: true,
  maxLength: 200,
  missing: 'users.nameMissing',
} as const
const recoveryCode = {
  label: 'recovery.code',
  autoComplete: 'off',
  verbatim: true,
  maxLength: 100,
  missing: 'otp.codeMissing',
} as const

export function PasswordByCode() {
  const text = useText()
  const localPath = useLocalPath()
  const navigate = useNavigate()
  return (
    <SmallForm
      prefix="recovery"
      lead={<p>{text('forgotten.byCodeText')}</p>}
      fields={{ username: nameField, recoveryCode, newPassword: newPasswordField }}
      check={passwordProblems}
      send={async (values) => {
        await call('POST /api/setPassword', values).catch(atNewPassword)
        navigate(localPath(routes.login.href()), { replace: true })
      }}
      successText={text('newPassword.done')}
      closesForm
      button={text('users.resetSave')}
    />
  )
}
