import type { OutputOf } from '@directory/shared/contract'
import { useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { momentText } from '../../../lib/dayAndTime.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import type { Problems } from '../../../lib/useFormProblems.ts'
import { useShownFocus } from '../../../lib/useTakeFocus.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { SmallForm } from '../../../ui/SmallForm.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { KeptCodes } from './KeptCodes.tsx'
import { ProofForm } from './ProofForm.tsx'
import secondFactorStyles from './SecondFactor.module.css'

export function SecondFactor({ state }: { state: OutputOf<'GET /api/account'>['secondFactor'] }) {
  const text = useText()
  const locale = useLocale()
  const [codes, setCodes] = useState<readonly string[]>([])
  return (
    <>
      {codes.length > 0 && <RecoveryCodes codes={codes} onKept={() => setCodes([])} />}
      {state.on && codes.length === 0 && (
        <>
          <Notice kind="success" title={text('otp.on')}>
            {text('otp.onText', { since: momentText(state.since, locale), count: state.recoveryCodes })}
          </Notice>
          <EndSecondFactor />
        </>
      )}
      {!state.on && (
        <>
          <p>{text('otp.off')}</p>
          <BeginSecondFactor onDone={setCodes} />
        </>
      )}
    </>
  )
}

function BeginSecondFactor({ onDone }: { onDone: (recoveryCodes: readonly string[]) => void }) {
  const text = useText()
  const [offer, setOffer] = useState<OutputOf<'POST /api/beginSecondFactor'> | null>(null)
  if (offer) return <ConfirmSecondFactor offer={offer} onDone={onDone} />
  return (
    <ProofForm
      prefix="otp"
      label={text('otp.password')}
      button={text('otp.begin')}
      onProof={async (password) => setOffer(await call('POST /api/beginSecondFactor', { password }))}
    />
  )
}

function EndSecondFactor() {
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
      send={(values) => call('POST /api/setSecondFactor', { on: false, ...values })}
      successText={text('otp.ended')}
      refresh={['GET /api/account']}
      button={text('otp.end')}
    >
      {(of) => (
        <>
          <PasswordField {...of('password')} label={text('otp.password')} autoComplete="current-password" />
          <TextField
            {...of('otp')}
            label={text('otp.endCode')}
            autoComplete="one-time-code"
            verbatim
            maxLength={100}
          />
        </>
      )}
    </SmallForm>
  )
}

function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useShownFocus(heading)
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="noFocusRing">
        {text('otp.recovery')}
      </h3>
      <KeptCodes
        codes={codes}
        texts={{ warning: 'otp.recoveryText', kept: 'otp.kept', leave: 'otp.leaveText' }}
        onKept={onKept}
      />
    </>
  )
}

interface Props {
  offer: OutputOf<'POST /api/beginSecondFactor'>
  onDone: (recoveryCodes: readonly string[]) => void
}

function ConfirmSecondFactor({ offer, onDone }: Props) {
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
