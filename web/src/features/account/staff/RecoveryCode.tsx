import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { momentText } from '../../../lib/dayAndTime.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { useFormProblems } from '../../../lib/useFormProblems.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { Row } from '../../../ui/Row.tsx'
import styles from '../../../ui/staff/Form.module.css'
import own from './SecondFactor.module.css'

/** For an Admin: a code to print, by which one gets in again without the password. */
export function RecoveryCode({ since }: { since: string }) {
  const text = useText()
  const locale = useLocale()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const { run, busy } = useOperation()
  const problems = useFormProblems('code', { password })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !problems.show(new Map(password === '' ? [['password', 'otp.passwordMissing']] : []))) return
    const step = async () => setCode((await call('POST /api/makeRecoveryCode', { password })).recoveryCode)
    await run(step, { refresh: ['GET /api/account'], handleRefusal: problems.showRefusal })
    setPassword('')
  }
  return (
    <>
      {code === '' ? (
        <form noValidate onSubmit={submit} className={styles.form}>
          <p>
            {since === ''
              ? text('recovery.none')
              : text('recovery.since', { since: momentText(since, locale) })}
          </p>
          <ErrorSummary errors={problems.summary} />
          <PasswordField
            id="code-password"
            label={text('account.proof')}
            error={problems.errors.password}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <div>
            <Button type="submit" aria-disabled={busy}>
              {text('recovery.make')}
            </Button>
          </div>
        </form>
      ) : (
        <>
          <Notice kind="warning" role="status">
            {text('recovery.onlyNow')}
          </Notice>
          <p translate="no">
            <code className={own.code}>{code}</code>
          </p>
          <Row>
            <Button look="main" onClick={() => setCode('')}>
              {text('recovery.kept')}
            </Button>
            <Button icon="print" onClick={() => window.print()}>
              {text('recovery.print')}
            </Button>
          </Row>
          <LeaveGuard when>{text('recovery.leaveText')}</LeaveGuard>
        </>
      )}
    </>
  )
}
