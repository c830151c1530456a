import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { asCallError, type CallError, call } from '#lib/api.ts'
import { useErrorText } from '#lib/errorText.ts'
import { useText } from '#lib/intl.ts'
import { beginSession } from '#lib/session.ts'
import { routes } from '#shared/routes'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './LoginForm.module.css'

/** Uncontrolled, so that input from before hydration, or from a password manager, is kept. */
export function LoginForm({ onSuccess }: { onSuccess: () => void }) {
  const text = useText()
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallError | null>(null)
  const [asksCode, setAsksCode] = useState(false)
  const name = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  useEarlySubmit(form)

  useEffect(() => {
    if (asksCode) code.current?.focus()
  }, [asksCode])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const typed = new FormData(event.currentTarget)
    const [username, password] = [String(typed.get('username')), String(typed.get('password'))]
    const otp = asksCode ? String(typed.get('otp') ?? '').trim() : ''
    setBusy(true)
    setFailure(null)
    try {
      const { access_token } = await call('POST /api/login', { username, password, ...(otp && { otp }) })
      // Nothing may be kept while a user is logged in; users going to the admin UI leave this page at once.
      await import('#lib/keepPages.ts').then(({ forgetKept }) => forgetKept()).catch(() => {})
      beginSession(access_token)
      onSuccess()
    } catch (error) {
      const loginError = asCallError(error)
      // A missing code is an error only after the form has asked for one.
      if (loginError.code === 'otp_required' && !asksCode) return setAsksCode(true)
      setFailure(loginError)
      const field = asksCode ? code : name
      field.current?.focus()
      if (asksCode && code.current) code.current.value = ''
    } finally {
      setBusy(false)
    }
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} method="post" data-waits="">
      {failure && (
        <Notice kind="error" role="alert" title={text('login.failed')}>
          {failure.status === 401
            ? text(asksCode ? 'login.otpWrong' : 'error.invalid_credentials')
            : errorText(failure)}
        </Notice>
      )}
      {asksCode && (
        <>
          <h2 className={styles.step}>{text('login.otpTitle')}</h2>
          <TextField
            ref={code}
            label={text('login.otp')}
            hint={text('login.otpHint')}
            name="otp"
            autoComplete="one-time-code"
            verbatim
            maxLength={100}
            required
          />
        </>
      )}
      {/* Name and password are sent again with the code. */}
      <div className={styles.form} hidden={asksCode}>
        <TextField
          ref={name}
          label={text('login.username')}
          name="username"
          autoComplete="username"
          verbatim
          required
        />
        <PasswordField
          label={text('login.password')}
          name="password"
          autoComplete="current-password"
          required
        />
      </div>
      <Button type="submit" look="main" aria-disabled={busy}>
        {busy ? text('login.busy') : text('login.submit')}
      </Button>
      {!asksCode && <SiteLink to={routes.newPassword.href()}>{text('login.forgotten')}</SiteLink>}
      {asksCode && (
        <Button
          look="quiet"
          onClick={() => {
            setAsksCode(false)
            setFailure(null)
          }}
        >
          {text('login.otpBack')}
        </Button>
      )}
    </form>
  )
}

/** Sends what `boot.ts` held back. */
function useEarlySubmit(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const { current } = form
    if (!current) return
    const wasSent = current.dataset.waits === 'sent'
    delete current.dataset.waits
    if (wasSent) current.requestSubmit()
  }, [form])
}
