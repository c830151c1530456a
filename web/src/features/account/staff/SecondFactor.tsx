import { useState } from 'react'
import { useCall } from '../../../lib/api.ts'
import { momentText } from '../../../lib/dayAndTime.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { BeginSecondFactor } from './BeginSecondFactor.tsx'
import { EndSecondFactor } from './EndSecondFactor.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** Sets up or switches off the user's one-time code. */
export function SecondFactor() {
  const text = useText()
  const locale = useLocale()
  const { data, error, loading, retry } = useCall('GET /api/secondFactor', {})
  const [codes, setCodes] = useState<readonly string[]>([])
  return (
    <>
      {error && <ErrorNotice error={error} title={text('edit.failed')} onRetry={retry} />}
      {loading && <Skeleton count={1} />}
      {codes.length > 0 && <RecoveryCodes codes={codes} onKept={() => setCodes([])} />}
      {data?.on && codes.length === 0 && (
        <>
          <Notice kind="success" title={text('otp.on')}>
            {text('otp.onText', { since: momentText(data.since, locale), count: data.recoveryCodes })}
          </Notice>
          <EndSecondFactor />
        </>
      )}
      {data && !data.on && (
        <>
          <p>{text('otp.off')}</p>
          <BeginSecondFactor onDone={setCodes} />
        </>
      )}
    </>
  )
}
