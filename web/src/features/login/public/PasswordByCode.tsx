import { routes } from '@directory/shared/routes'
import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router-dom'
import { call } from '../../../lib/api.ts'
import { useLocalPath, useText } from '../../../lib/intl.ts'
import { atNewPassword, passwordProblems } from '../../../lib/newPassword.ts'
import type { Problems } from '../../../lib/useFormProblems.ts'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { SmallForm } from '../../../ui/SmallForm.tsx'
import { TextField } from '../../../ui/TextField.tsx'

export const missingName = ({ username }: { username: string }): Problems =>
  new Map(username.trim() === '' ? [['username', 'users.nameMissing']] : [])

export const NameField = (props: ComponentProps<typeof TextField>) => (
  <TextField {...props} autoComplete="username" verbatim maxLength={200} />
)

export function NewPasswordField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const text = useText()
  return (
    <PasswordField
      {...props}
      label={text('account.new')}
      hint={text('users.passwordHint')}
      autoComplete="new-password"
    />
  )
}

export function PasswordByCode() {
  const text = useText()
  const localPath = useLocalPath()
  const navigate = useNavigate()
  return (
    <SmallForm
      prefix="recovery"
      start={{ username: '', recoveryCode: '', newPassword: '' }}
      check={(values) => {
        const missing = missingName(values)
        if (values.recoveryCode.trim() === '') missing.set('recoveryCode', 'otp.codeMissing')
        return new Map([...missing, ...passwordProblems(values)])
      }}
      send={async (values) => {
        await call('POST /api/setPassword', values).catch(atNewPassword)
        navigate(localPath(routes.login.href()), { replace: true })
      }}
      successText={text('newPassword.done')}
      closesForm
      button={text('users.resetSave')}
    >
      {(of) => (
        <>
          <p>{text('forgotten.byCodeText')}</p>
          <NameField {...of('username')} label={text('login.username')} />
          <TextField
            {...of('recoveryCode')}
            label={text('recovery.code')}
            autoComplete="off"
            verbatim
            maxLength={100}
          />
          <NewPasswordField {...of('newPassword')} />
        </>
      )}
    </SmallForm>
  )
}
