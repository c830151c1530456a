import { useEffect, useRef } from 'react'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import secondFactorStyles from './SecondFactor.module.css'

/** Shows the codes once, until the user confirms having written them down. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="noFocusRing">
        {text('otp.recovery')}
      </h3>
      <Notice kind="warning">{text('otp.recoveryText')}</Notice>
      <ul className={secondFactorStyles.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code className={secondFactorStyles.code}>{code}</code>
          </li>
        ))}
      </ul>
      <Button look="main" onClick={onKept}>
        {text('otp.kept')}
      </Button>
      <LeaveGuard when>{text('otp.leaveText')}</LeaveGuard>
    </>
  )
}
