import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/Button.tsx'
import { Card } from '../../../components/Card.tsx'
import { ErrorSummary } from '../../../components/ErrorSummary.tsx'
import { PasswordField } from '../../../components/PasswordField.tsx'
import { Row } from '../../../components/Row.tsx'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useAct } from '../../../lib/useAct.ts'
import { useFormProblems } from '../../../lib/useFormProblems.ts'
import styles from '../Form.module.css'
import { wrongInPassword } from './userValues.ts'

/** A new password for somebody who has forgotten theirs. */
export function ResetPassword({ username, onClose }: { username: string; onClose: () => void }) {
  const text = useText()
  const [newPassword, setNewPassword] = useState('')
  const { act, busy } = useAct()
  const problems = useFormProblems('reset')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !problems.show(wrongInPassword({ newPassword }))) return
    const isDone = await act(() => call('POST /api/resetPassword', { username, newPassword }), {
      done: text('users.resetDone', { name: username }),
      leaves: true,
      refused: problems.refuse,
    })
    if (isDone) onClose()
  }
  return (
    <Card className={styles.apart}>
      <form noValidate onSubmit={submit} className={styles.form}>
        <h2 ref={heading} tabIndex={-1} className={`${styles.heading} noRing`}>
          {text('users.resetTitle', { name: username })}
        </h2>
        <ErrorSummary errors={problems.summary} />
        <PasswordField
          id="reset-newPassword"
          label={text('account.new')}
          hint={text('users.resetHint')}
          error={problems.errors.newPassword ?? problems.errors.password}
          autoComplete="new-password"
          value={newPassword}
          onChange={(event) => setNewPassword(event.target.value)}
        />
        <Row className={styles.buttons}>
          <Button type="submit" look="main" aria-disabled={busy}>
            {text(busy ? 'edit.saving' : 'users.resetSave')}
          </Button>
          <Button onClick={onClose}>{text('edit.cancel')}</Button>
        </Row>
      </form>
    </Card>
  )
}
