import { useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { momentText } from '../../../lib/dayAndTime.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { useTakeFocus } from '../../../lib/useTakeFocus.ts'
import { Button } from '../../../ui/Button.tsx'
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PrintButton } from '../../../ui/PrintButton.tsx'
import { Row } from '../../../ui/Row.tsx'
import { ProofForm } from './ProofForm.tsx'
import secondFactorStyles from './SecondFactor.module.css'

/** Makes a code for an Admin to print, which restores access without the password. */
export function RecoveryCode({ since }: { since: string }) {
  const text = useText()
  const locale = useLocale()
  /** Empty once it was kept. */
  const [code, setCode] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  // Form and code take turns.
  useTakeFocus(box, code)
  return (
    <div ref={code === null ? null : box} tabIndex={-1} className="noFocusRing">
      {code ? (
        <NewCode code={code} onKept={() => setCode('')} />
      ) : (
        <ProofForm
          prefix="code"
          label={text('account.proof')}
          button={text('recovery.make')}
          onProof={async (password) =>
            setCode((await call('POST /api/makeRecoveryCode', { password })).recoveryCode)
          }
          refresh={['GET /api/account']}
        >
          <p>
            {since === ''
              ? text('recovery.none')
              : text('recovery.since', { since: momentText(since, locale) })}
          </p>
        </ProofForm>
      )}
    </div>
  )
}

/** Shows the code once, until the user confirms having kept it. */
function NewCode({ code, onKept }: { code: string; onKept: () => void }) {
  const text = useText()
  return (
    <>
      <Notice kind="warning" role="status">
        {text('recovery.onlyNow')}
      </Notice>
      <p translate="no">
        <code className={secondFactorStyles.code}>{code}</code>
      </p>
      <Row>
        <Button look="main" onClick={onKept}>
          {text('recovery.kept')}
        </Button>
        <PrintButton label="recovery.print" />
      </Row>
      <LeaveGuard when>{text('recovery.leaveText')}</LeaveGuard>
    </>
  )
}
