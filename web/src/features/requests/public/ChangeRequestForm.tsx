import { isMalformedToken } from '@directory/shared/changeRules'
import type { SentForm } from '@directory/shared/renderedState'
import { routes } from '@directory/shared/routes'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { call } from '../../../lib/api.ts'
import { useLocalPath, useText } from '../../../lib/intl.ts'
import { useDraft } from '../../../lib/useDraft.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx'
import { EntrySection, type Problems, useRequestProblems } from '../../entryForm/door.ts'
import { Captcha, useCaptcha } from './Captcha.tsx'
import { ChangeText, WhoFields } from './ChangeFields.tsx'
import { changeFormProblems, changeValuesFrom } from './changeValues.ts'
import { DirectEditing } from './DirectEditing.tsx'
import type { Proposed } from './DirectEditor.tsx'
import styles from './RequestForm.module.css'
import { PrivacyLink, SpamTrap, spamTrapValue } from './SpamTrap.tsx'

/** Requests a change of an entry, in words or, with the entry's code, field by field. */
export function ChangeRequestForm({ sent }: { sent: SentForm | undefined }) {
  const text = useText()
  const localPath = useLocalPath()
  const navigate = useNavigate()
  const { search } = useLocation()
  const linkValues = Object.fromEntries(new URLSearchParams(search))
  const form = useRef<HTMLFormElement>(null)
  const isReturned = sent !== undefined && sent.errors.length > 0
  // A link for another provider starts a new draft; a link for the same one restores its draft.
  const draft = useDraft(
    isReturned ? 'change sent' : `change ${search}`,
    changeValuesFrom(isReturned ? sent.values : linkValues),
    form,
  )
  const captcha = useCaptcha(sent?.values.captchaCode)
  const [proposed, setProposed] = useState<Proposed | null>(null)
  const problems = useRequestProblems(
    'change',
    { ...draft.values, ...proposed?.values, captchaCode: captcha.typed },
    sent,
  )
  // A code from the link is checked, too.
  const [checkedToken, setCheckedToken] = useState(linkValues.token ?? '')
  const [busy, setBusy] = useState(false)
  const [received, setReceived] = useState(false)
  useEffect(() => {
    if (received) navigate(localPath(routes.changeReceived.href()))
  }, [received, localPath, navigate])

  const check = (): Problems => {
    const wrong: Problems = new Map()
    const wrongCode = captcha.check()
    if (wrongCode) wrong.set('captchaCode', wrongCode)
    for (const [field, code] of changeFormProblems(draft.values, proposed !== null)) wrong.set(field, code)
    for (const [field, code] of proposed?.wrong ?? []) wrong.set(field, code)
    return wrong
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !problems.show(check())) return
    setBusy(true)
    try {
      const { name, email, token, changeText } = draft.values
      const homepage2 = form.current ? spamTrapValue(form.current) : ''
      await call('POST /api/addPendingChange', {
        name,
        email,
        token,
        changeText,
        homepage2,
        ...proposed?.body,
      })
      draft.clear()
      proposed?.clear()
      setReceived(true)
    } catch (failure) {
      problems.showRefusal(failure)
    } finally {
      setBusy(false)
    }
  }

  // Checked at once, before the visitor describes the change: no entry can have this code.
  const isWrongCode = isMalformedToken(draft.values.token) && checkedToken === draft.values.token
  const errors = {
    ...(isWrongCode && { token: text('error.token_malformed') }),
    ...problems.errors,
  }
  const fields = { values: draft.values, set: draft.set, errors }
  return (
    <form
      ref={form}
      method="post"
      action={localPath(routes.addRequest.href({}))}
      noValidate
      onSubmit={submit}
      className={styles.form}
    >
      <ErrorSummary errors={problems.summary} />
      <SpamTrap />
      <EntrySection title={text('change_request.whoTitle')}>
        <WhoFields {...fields} onTokenLeft={() => setCheckedToken(draft.values.token)} />
      </EntrySection>
      <EntrySection title={text('change_request.whatTitle')}>
        <ChangeText {...fields} />
        <DirectEditing {...fields} onProposed={setProposed} />
      </EntrySection>
      <EntrySection title={text('captcha.title')}>
        <Captcha captcha={captcha} error={problems.errors.captchaCode} />
      </EntrySection>
      <p className={styles.privacy}>
        <PrivacyLink />
      </p>
      <Button type="submit" look="main" aria-disabled={busy}>
        {text(busy ? 'request.busy' : 'change_request.send')}
      </Button>
      <LeaveGuard when={(draft.dirty || proposed !== null) && !received}>
        {text('request.leaveText')}
      </LeaveGuard>
    </form>
  )
}
