import type { OutputOf } from '@directory/shared/contract'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { SmallForm } from '../../../ui/staff/SmallForm.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import secondFactorStyles from './SecondFactor.module.css'

interface Props {
  offer: OutputOf<'POST /api/beginSecondFactor'>
  onDone: (recoveryCodes: readonly string[]) => void
}

/** Shows the secret as a picture and as text, and asks for a first code. */
export function ConfirmSecondFactor({ offer, onDone }: Props) {
  const text = useText()
  return (
    <SmallForm
      prefix="otp"
      start={{ otp: '' }}
      check={({ otp }) => new Map(otp.trim() === '' ? [['otp', 'otp.codeMissing']] : [])}
      send={async (values) =>
        onDone((await call('POST /api/setSecondFactor', { on: true, ...values })).recoveryCodes)
      }
      successText={text('otp.done')}
      refresh={['GET /api/account']}
      button={text('otp.confirm')}
      look="main"
    >
      {(of) => (
        <>
          <p>{text('otp.scan')}</p>
          <img
            className={secondFactorStyles.qrCode}
            src={`data:image/svg+xml,${encodeURIComponent(offer.picture)}`}
            alt={text('otp.picture')}
          />
          <p>
            {text('otp.secret')}{' '}
            <code className={secondFactorStyles.code}>{offer.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
          </p>
          <TextField
            {...of('otp')}
            label={text('otp.code')}
            hint={text('otp.codeHint')}
            autoComplete="one-time-code"
            inputMode="numeric"
            spellCheck={false}
            maxLength={20}
          />
        </>
      )}
    </SmallForm>
  )
}
