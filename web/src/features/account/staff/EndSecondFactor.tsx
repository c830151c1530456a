import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import type { Problems } from '../../../lib/useFormProblems.ts'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { SmallForm } from '../../../ui/staff/SmallForm.tsx'
import { TextField } from '../../../ui/TextField.tsx'

/** Switches the one-time code off; asks for password and code, as the login does. */
export function EndSecondFactor() {
  const text = useText()
  const check = ({ password, otp }: { password: string; otp: string }) => {
    const missing: Problems = new Map()
    if (password === '') missing.set('password', 'otp.passwordMissing')
    if (otp.trim() === '') missing.set('otp', 'otp.codeMissing')
    return missing
  }
  return (
    <SmallForm
      prefix="otp"
      start={{ password: '', otp: '' }}
      check={check}
      send={(values) => call('POST /api/endSecondFactor', values)}
      successText={text('otp.ended')}
      refresh={['GET /api/secondFactor']}
      button={text('otp.end')}
    >
      {(of) => (
        <>
          <PasswordField {...of('password')} label={text('otp.password')} autoComplete="current-password" />
          <TextField
            {...of('otp')}
            label={text('otp.endCode')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
          />
        </>
      )}
    </SmallForm>
  )
}
