import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { call } from '#lib/api.ts'
import { useHydrated } from '#lib/hydrated.ts'
import { useLocalPath, useText } from '#lib/intl.ts'
import { atNewPassword, newPasswordField, passwordProblems } from '#lib/newPassword.ts'
import { endSession } from '#lib/session.ts'
import { useSendsMail } from '#lib/settings.ts'
import { useOperation } from '#lib/useOperation.ts'
import { routes } from '#shared/routes'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Collapsible } from '#ui/Collapsible.tsx'
import { FocusedNotice } from '#ui/FocusedNotice.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageTop } from '#ui/PageTop.tsx'
import { OperatorLine } from '#ui/PhoneLine.tsx'
import { type FieldLook, SmallForm } from '#ui/SmallForm.tsx'
import styles from './Login.module.css'

/** The secret is in the fragment, which browsers do not send to the server. */
export default function NewPassword() {
  const text = useText()
  const token = useLocation().hash.slice(1)
  const hydrated = useHydrated()
  const [search] = useSearchParams()
  if (search.has('email')) return <ConfirmEmail token={token} />
  return (
    <>
      <PageTop
        title={text('newPassword.title')}
        lead={hydrated && token !== '' && text('newPassword.lead')}
      />
      <p className="withoutScript">{text('login.needsScript')}</p>
      {hydrated && token === '' && <ForgottenPassword />}
      {hydrated && token !== '' && (
        <Card className={styles.card}>
          <NewPasswordForm token={token} />
        </Card>
      )}
    </>
  )
}

function ForgottenPassword() {
  const text = useText()
  return (
    <>
      <Card className={`${styles.card} ${styles.apart}`}>
        <AskForLink />
      </Card>
      <Collapsible title={text('forgotten.byCode')} light>
        <NewPasswordForm />
      </Collapsible>
      <OperatorLine />
    </>
  )
}

/** Needs a press, because mail scanners open links too. */
function ConfirmEmail({ token }: { token: string }) {
  const text = useText()
  const hydrated = useHydrated()
  const { run, busy } = useOperation()
  const [outcome, setOutcome] = useState<'open' | 'done' | { failure: string }>('open')
  const confirm = () =>
    run(() => call('POST /api/confirmEmail', { token }).then(() => setOutcome('done')), {
      refresh: ['GET /api/account'],
      handleRefusal: (_error, failure) => {
        setOutcome({ failure })
        return true
      },
    })
  return (
    <>
      <PageTop title={text('confirmEmail.title')} />
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

const typed = { autoComplete: 'off', verbatim: true } as const
const proof = {
  username: {
    ...typed,
    autoComplete: 'username',
    label: 'login.username',
    maxLength: 200,
    missing: 'users.nameMissing',
  },
  recoveryCode: { ...typed, label: 'recovery.code', maxLength: 100, missing: 'otp.codeMissing' },
} as const

type Name = keyof typeof proof | 'newPassword'

/** @param token of the mail's link; without it, name and recovery code are the proof */
function NewPasswordForm({ token }: { token?: string }) {
  const text = useText()
  const localPath = useLocalPath()
  const navigate = useNavigate()
  return (
    <SmallForm<Name>
      prefix={token ? 'new' : 'recovery'}
      lead={!token && <p>{text('forgotten.byCodeText')}</p>}
      fields={{ ...(!token && proof), newPassword: newPasswordField } as Record<Name, FieldLook>}
      check={passwordProblems}
      send={async (values) => {
        await call('POST /api/setPassword', token ? { token, ...values } : values).catch(atNewPassword)
        endSession(true)
        navigate(localPath(routes.login.href()), { replace: true })
      }}
      successText={text('newPassword.done')}
      closesForm
      button={text('users.resetSave')}
      look={token ? 'main' : 'plain'}
    />
  )
}

/** The response is the same whether or not the account exists. */
function AskForLink() {
  const text = useText()
  const sendsMail = useSendsMail()
  const [answer, setAnswer] = useState<{ isSent: boolean } | null>(null)
  if (answer)
    return (
      <FocusedNotice
        kind={answer.isSent ? 'success' : 'warning'}
        title={text(answer.isSent ? 'forgotten.asked' : 'forgotten.noMail')}
      >
        {text(answer.isSent ? 'forgotten.askedText' : 'forgotten.noMailText')}
      </FocusedNotice>
    )
  return (
    <SmallForm
      prefix="forgotten"
      lead={<p>{text(sendsMail ? 'forgotten.lead' : 'forgotten.noMailText')}</p>}
      fields={{ username: { ...proof.username, label: 'forgotten.who' } }}
      send={async (values) => setAnswer(await call('POST /api/forgotPassword', values))}
      button={text('users.link')}
      look="main"
      icon="mail"
    />
  )
}
