import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useErrorText } from '../../../lib/errorText.ts'
import { useHydrated } from '../../../lib/hydrated.ts'
import { useText } from '../../../lib/intl.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'

/** Confirms an address after its mail's link was opened. Needs a press, because mail scanners open links too. */
export function ConfirmEmail({ token }: { token: string }) {
  const text = useText()
  const errorText = useErrorText()
  const hydrated = useHydrated()
  const { run, busy } = useOperation()
  const [outcome, setOutcome] = useState<'open' | 'done' | { failure: string }>('open')
  const confirm = () =>
    run(() => call('POST /api/confirmEmail', { token }).then(() => setOutcome('done')), {
      refresh: ['GET /api/account'],
      handleRefusal: (error) => {
        setOutcome({ failure: errorText(error) })
        return true
      },
    })
  return (
    <>
      <Breadcrumb trail={[{ label: text('confirmEmail.title') }]} />
      <PageHeading>{text('confirmEmail.title')}</PageHeading>
      <p className="withoutScript">{text('login.needsScript')}</p>
      {hydrated && token === '' && <Notice kind="warning" title={text('confirmEmail.noLink')} />}
      {outcome === 'done' && <Notice kind="success" role="status" title={text('confirmEmail.done')} />}
      {typeof outcome === 'object' && <Notice kind="error" role="alert" title={outcome.failure} />}
      {hydrated && token !== '' && outcome !== 'done' && (
        <Button look="main" aria-disabled={busy} onClick={() => void confirm()}>
          {text('confirmEmail.press')}
        </Button>
      )}
    </>
  )
}
