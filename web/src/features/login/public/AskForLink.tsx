import { type FormEvent, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useFormProblems } from '../../../lib/useFormProblems.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { useTakeFocus } from '../../../lib/useTakeFocus.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from './LoginForm.module.css'

/** Asks for a link to a new password. The response is the same whether or not the account exists. */
export function AskForLink() {
  const text = useText()
  const [username, setUsername] = useState('')
  const [answer, setAnswer] = useState<{ isSent: boolean } | null>(null)
  const box = useRef<HTMLDivElement>(null)
  useTakeFocus(box, answer)
  const { run, busy } = useOperation()
  const problems = useFormProblems('forgotten', { username })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !problems.show(new Map(username.trim() === '' ? [['username', 'users.nameMissing']] : [])))
      return
    const requestLink = async () => setAnswer(await call('POST /api/forgotPassword', { username }))
    await run(requestLink, { handleRefusal: problems.showRefusal })
  }
  if (answer)
    return (
      <div ref={box} role="status" tabIndex={-1}>
        <Notice
          kind={answer.isSent ? 'success' : 'warning'}
          title={text(answer.isSent ? 'forgotten.asked' : 'forgotten.noMail')}
        >
          {text(answer.isSent ? 'forgotten.askedText' : 'forgotten.noMailText')}
        </Notice>
      </div>
    )
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <p>{text('forgotten.lead')}</p>
      <ErrorSummary errors={problems.summary} />
      <TextField
        id="forgotten-username"
        label={text('forgotten.who')}
        error={problems.errors.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
      />
      <Button type="submit" look="main" icon="mail" aria-disabled={busy}>
        {text('users.link')}
      </Button>
    </form>
  )
}
