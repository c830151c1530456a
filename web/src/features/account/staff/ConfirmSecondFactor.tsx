import type { OutputOf } from '@directory/shared/contract'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { type Problems, useFormProblems } from '../../../lib/useFormProblems.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import styles from '../../../ui/staff/Form.module.css'
import { TextField } from '../../../ui/TextField.tsx'
import secondFactorStyles from './SecondFactor.module.css'

interface Props {
  offer: OutputOf<'POST /api/beginSecondFactor'>
  onDone: (recoveryCodes: readonly string[]) => void
}

/** Shows the secret as a picture and as text, and asks for a first code. */
export function ConfirmSecondFactor({ offer, onDone }: Props) {
  const text = useText()
  const [otp, setOtp] = useState('')
  const { run, busy } = useOperation()
  const problems = useFormProblems('otp', { otp })

  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    const missing: Problems = new Map(otp.trim() === '' ? [['otp', 'otp.codeMissing']] : [])
    if (busy || !problems.show(missing)) return
    const confirmCode = async () =>
      onDone((await call('POST /api/confirmSecondFactor', { otp })).recoveryCodes)
    await run(confirmCode, {
      successText: text('otp.done'),
      refresh: ['GET /api/secondFactor', 'GET /api/sessions'],
      handleRefusal: problems.showRefusal,
    })
  }
  return (
    <form noValidate onSubmit={confirm} className={styles.form}>
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
      <ErrorSummary errors={problems.summary} />
      <TextField
        id="otp-otp"
        label={text('otp.code')}
        hint={text('otp.codeHint')}
        error={problems.errors.otp}
        autoComplete="one-time-code"
        inputMode="numeric"
        spellCheck={false}
        maxLength={20}
        value={otp}
        onChange={(event) => setOtp(event.target.value)}
      />
      <div>
        <Button type="submit" look="main" aria-disabled={busy}>
          {text('otp.confirm')}
        </Button>
      </div>
    </form>
  )
}
