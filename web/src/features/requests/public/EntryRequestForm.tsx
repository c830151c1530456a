import type { OutputOf } from '@directory/shared/contract'
import type { SentForm } from '@directory/shared/renderedState'
import { routes } from '@directory/shared/routes'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { call, useCall } from '../../../lib/api.ts'
import { useLocalPath, useText } from '../../../lib/intl.ts'
import { useDraft } from '../../../lib/useDraft.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx'
import {
  addPickedLine,
  EntryFormFields,
  EntrySection,
  entryFormProblems,
  fieldsOfValues,
  type Problems,
  SimilarDialog,
  type SimilarEntries,
  useRequestProblems,
  valuesFrom,
  withPickedLine,
} from '../../entryForm/door.ts'
import { PositionPicker } from '../../map/door.ts'
import { Captcha, useCaptcha } from './Captcha.tsx'
import { justSent } from './justSent.ts'
import styles from './RequestForm.module.css'
import { PrivacyLink, SpamTrap, spamTrapValue } from './SpamTrap.tsx'

export function EntryRequestForm({ sent }: { sent: SentForm | undefined }) {
  const text = useText()
  const localPath = useLocalPath()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { data: categories = [], error } = useCall('GET /api/allcategories', {})
  const form = useRef<HTMLFormElement>(null)
  const category = new URLSearchParams(search).get('category') ?? ''
  const isReturned = sent !== undefined && sent.errors.length > 0
  const draft = useDraft(
    isReturned ? 'new sent' : 'new',
    valuesFrom(isReturned ? sent.values : { category }),
    form,
  )
  const captcha = useCaptcha(sent?.values.captchaCode)
  const problems = useRequestProblems('entry', { ...draft.values, captchaCode: captcha.typed }, sent)
  // Null until first needed; then the closed dialog stays mounted, because it returns the focus.
  const [similar, setSimilar] = useState<SimilarEntries | null>(null)
  const [busy, setBusy] = useState(false)
  const [received, setReceived] = useState<OutputOf<'POST /api/addPendingEntry'> | null>(null)
  // In an effect, because until the guard has been removed, it would ask.
  useEffect(() => {
    if (!received) return
    justSent.token = received.token
    navigate(localPath(routes.entryReceived.href(received.token)))
  }, [received, localPath, navigate])

  const check = (): Problems => {
    const wrong: Problems = new Map([
      ...entryFormProblems(withPickedLine(draft.values)),
      ...addPickedLine(draft.values).wrong,
    ])
    const wrongCode = captcha.check()
    if (wrongCode) wrong.set('captchaCode', wrongCode)
    return wrong
  }
  const send = async () => {
    setSimilar(similar && [])
    setBusy(true)
    try {
      const homepage2 = form.current ? spamTrapValue(form.current) : ''
      const answer = await call('POST /api/addPendingEntry', {
        ...fieldsOfValues(withPickedLine(draft.values)),
        homepage2,
      })
      draft.clear()
      setReceived(answer)
    } catch (failure) {
      problems.showRefusal(failure)
    } finally {
      setBusy(false)
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    draft.set(addPickedLine(draft.values).changes)
    if (busy || !problems.show(check())) return
    setBusy(true)
    // A hint only: if it fails, the request is sent without it.
    const nameCheck = await call('GET /api/checknameexists', { name: draft.values.name }).catch(() => null)
    setBusy(false)
    if (nameCheck && nameCheck.similar_entries.length > 0) setSimilar(nameCheck.similar_entries)
    else await send()
  }

  return (
    <form
      ref={form}
      method="post"
      action={localPath(routes.addRequest.href())}
      noValidate
      onSubmit={submit}
      className={styles.form}
    >
      <ErrorSummary errors={problems.summary} />
      <SpamTrap />
      <EntryFormFields
        values={draft.values}
        set={draft.set}
        errors={{ ...problems.errors, ...(error && { category: text('entry_dialogue.alert1') }) }}
        categories={categories}
        renderMap={(position, onMove) => <PositionPicker position={position} onMove={onMove} />}
      />
      <EntrySection title={text('captcha.title')}>
        <Captcha captcha={captcha} error={problems.errors.captchaCode} />
      </EntrySection>
      <p className={styles.privacy}>
        {text('request.privacy')} <PrivacyLink />
      </p>
      <Button type="submit" look="main" aria-disabled={busy}>
        {text(busy ? 'request.busy' : 'request.send')}
      </Button>
      {similar && <SimilarDialog similar={similar} onBack={() => setSimilar([])} onProceed={send} />}
      <LeaveGuard when={draft.dirty && !received}>{text('request.leaveText')}</LeaveGuard>
    </form>
  )
}
