import { useState } from 'react'
import { call } from '#lib/api.ts'
import { momentText } from '#lib/dayAndTime.ts'
import { useLocale, useText } from '#lib/intl.ts'
import type { OutputOf } from '#shared/contract'
import { Notice } from '#ui/Notice.tsx'
import { SmallForm } from '#ui/SmallForm.tsx'
import { ownPassword } from './accountFields.ts'
import { KeptCodes } from './KeptCodes.tsx'
import secondFactorStyles from './SecondFactor.module.css'

const password = { ...ownPassword, label: 'otp.password' } as const
const otp = { label: 'otp.code', autoComplete: 'one-time-code', missing: 'otp.codeMissing' } as const

export function SecondFactor({ state }: { state: OutputOf<'GET /api/account'>['secondFactor'] }) {
  const text = useText()
  const locale = useLocale()
  const [codes, setCodes] = useState<readonly string[]>([])
  if (codes.length > 0)
    return (
      <KeptCodes
        codes={codes}
        texts={{
          title: 'otp.recovery',
          warning: 'otp.recoveryText',
          kept: 'otp.kept',
          leave: 'otp.leaveText',
        }}
        onKept={() => setCodes([])}
      />
    )
  if (state.on)
    return (
      <>
        <Notice kind="success" title={text('otp.on')}>
          {text('otp.onText', { since: momentText(state.since, locale), count: state.recoveryCodes })}
        </Notice>
        <SmallForm
          prefix="otp"
          fields={{ password, otp: { ...otp, label: 'otp.endCode', verbatim: true, maxLength: 100 } }}
          send={(values) => call('POST /api/setSecondFactor', { on: false, ...values })}
          successText={text('otp.ended')}
          refresh={['GET /api/account']}
          button={text('otp.end')}
        />
      </>
    )
  return (
    <>
      <p>{text('otp.off')}</p>
      <BeginSecondFactor onDone={setCodes} />
    </>
  )
}

function BeginSecondFactor({ onDone }: { onDone: (recoveryCodes: readonly string[]) => void }) {
  const text = useText()
  const [offer, setOffer] = useState<OutputOf<'POST /api/beginSecondFactor'> | null>(null)
  if (!offer)
    return (
      <SmallForm
        prefix="otp"
        fields={{ password }}
        send={async (values) => setOffer(await call('POST /api/beginSecondFactor', values))}
        button={text('otp.begin')}
      />
    )
  return (
    <SmallForm
      // Another form than the one above.
      key="confirm"
      prefix="otp"
      lead={
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
        </>
      }
      fields={{
        otp: { ...otp, hint: 'otp.codeHint', inputMode: 'numeric', spellCheck: false, maxLength: 20 },
      }}
      send={async (values) =>
        onDone((await call('POST /api/setSecondFactor', { on: true, ...values })).recoveryCodes)
      }
      successText={text('otp.done')}
      refresh={['GET /api/account']}
      button={text('otp.confirm')}
      look="main"
    />
  )
}
