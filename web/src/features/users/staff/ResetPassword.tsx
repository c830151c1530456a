import type { OutputOf } from '@directory/shared/contract'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useFormProblems } from '../../../lib/useFormProblems.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { Row } from '../../../ui/Row.tsx'
import styles from '../../../ui/staff/Form.module.css'
import { TextField } from '../../../ui/TextField.tsx'
import { OneUser } from './OneUser.tsx'
import { passwordProblems, suggestedPassword } from './userValues.ts'

interface Props {
  user: OutputOf<'GET /api/getusers'>[number]
  onClose: () => void
}

/** Helps a user who has forgotten the password: sends a link, or shows a new password once. */
export function ResetPassword({ user: { username, email }, onClose }: Props) {
  const text = useText()
  const [newPassword, setNewPassword] = useState(suggestedPassword)
  const { run, busy } = useOperation()
  const problems = useFormProblems('reset', { newPassword })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !problems.show(passwordProblems({ newPassword }))) return
    const isDone = await run(() => call('POST /api/resetPassword', { username, newPassword }), {
      successText: text('users.resetDone', { name: username }),
      closesForm: true,
      handleRefusal: problems.showRefusal,
    })
    if (isDone) onClose()
  }
  const sendLink = async () => {
    const isDone = await run(() => call('POST /api/sendPasswordLink', { username }), {
      successText: text('users.linkSent', { name: username }),
      closesForm: true,
      handleRefusal: problems.showRefusal,
    })
    if (isDone) onClose()
  }
  return (
    <OneUser title={text('users.resetTitle', { name: username })} onSubmit={submit}>
      <ErrorSummary errors={problems.summary} />
      {email === '' ? (
        <p>{text('users.noMail', { name: username })}</p>
      ) : (
        <>
          <p>{text('users.linkText', { name: username, email })}</p>
          <div>
            <Button look="main" icon="mail" aria-disabled={busy} onClick={sendLink}>
              {text('users.link')}
            </Button>
          </div>
          <p>{text('users.orByHand')}</p>
        </>
      )}
      <TextField
        id="reset-newPassword"
        label={text('account.new')}
        hint={text('users.resetHint')}
        error={problems.errors.newPassword ?? problems.errors.password}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={1000}
        value={newPassword}
        onChange={(event) => setNewPassword(event.target.value)}
      />
      <Row className={styles.buttons}>
        <Button type="submit" look={email === '' ? 'main' : 'plain'} aria-disabled={busy}>
          {text(busy ? 'edit.saving' : 'users.resetSave')}
        </Button>
        <Button onClick={onClose}>{text('edit.cancel')}</Button>
      </Row>
    </OneUser>
  )
}
