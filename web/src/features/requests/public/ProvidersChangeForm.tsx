import { changeLimits } from '@directory/shared/changeRules'
import type { Entry } from '@directory/shared/entry'
import type { SentForm } from '@directory/shared/renderedState'
import { routes } from '@directory/shared/routes'
import { type FormEvent, useRef, useState } from 'react'
import { CallError, call, useCall } from '../../../lib/api.ts'
import { controlsOf } from '../../../lib/controlsOf.ts'
import { useLocalPath, useText } from '../../../lib/intl.ts'
import { useDraft } from '../../../lib/useDraft.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx'
import { TextAreaField } from '../../../ui/TextAreaField.tsx'
import {
  addPickedLine,
  changedFields,
  countChanges,
  EntryFormFields,
  EntrySection,
  entryFormProblems,
  useRequestProblems,
  valuesFrom,
  valuesOf,
  withoutLookedUpMarker,
  withPickedLine,
} from '../../entryForm/door.ts'
import { PositionPicker } from '../../map/door.ts'
import styles from './RequestForm.module.css'

interface Props {
  secret: string
  entry: Entry
  /** Values of a form sent without scripts. */
  sent: SentForm | undefined
}

/** Refusals that the link's page explains. */
const explainedByLink = new Set(['link_unknown', 'link_used', 'link_ended', 'not_found'])

/** Lets a provider change its entry: the link is the proof of identity, so the form asks only for the fields. */
export function ProvidersChangeForm({ secret, entry, sent }: Props) {
  const text = useText()
  const localPath = useLocalPath()
  const { data: categories = [] } = useCall('GET /api/allcategories', {})
  const form = useRef<HTMLFormElement>(null)
  const [entryValues] = useState(() => ({ ...valuesOf(entry), changeText: '' }))
  const isReturned = sent !== undefined && sent.errors.length > 0
  const initialValues = isReturned
    ? { ...entryValues, ...valuesFrom(sent.values), changeText: sent.values.changeText ?? '' }
    : entryValues
  const draft = useDraft(
    `confirm ${isReturned ? 'sent ' : ''}${entry.uuid} ${entry.updatedAt}`,
    initialValues,
    form,
  )
  const { values, set } = draft
  const problems = useRequestProblems('entry', values, sent)
  const [busy, setBusy] = useState(false)
  const count = countChanges(entryValues, withoutLookedUpMarker(entryValues, withPickedLine(values)))
  const hasText = values.changeText.trim() !== ''

  const check = () => {
    const wrong = new Map<string, string>([
      ...entryFormProblems(withPickedLine(values)),
      ...addPickedLine(values).wrong,
    ])
    if (count === 0 && !hasText && wrong.size === 0) wrong.set('changeText', 'wish_missing')
    return wrong
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !problems.show(check())) return
    setBusy(true)
    const { changeText, ...fields } = withPickedLine(values)
    const proposal = changedFields(
      entryValues,
      withoutLookedUpMarker(entryValues, { ...entryValues, ...fields }),
    )
    const answerBase = { secret, entry: entry.uuid, updatedAt: entry.updatedAt }
    try {
      await call('POST /api/answerVerificationRequest', {
        ...answerBase,
        answer: 'changed',
        proposal,
        changeText,
      })
      leave()
    } catch (failure) {
      setBusy(false)
      if (failure instanceof CallError && explainedByLink.has(failure.code)) leave()
      else problems.showRefusal(failure)
    }
  }
  /** Reloads the link's page, which explains the state of the link. */
  function leave() {
    draft.clear()
    window.setTimeout(() =>
      window.location.assign(`${localPath(routes.confirm.href(secret))}#answer-${entry.uuid}`),
    )
  }

  const fields = { values, set, errors: problems.errors }
  return (
    <form
      ref={form}
      method="post"
      action={localPath(routes.confirmChange.href(secret, entry.uuid))}
      noValidate
      onSubmit={submit}
      className={styles.form}
    >
      <ErrorSummary errors={problems.summary} />
      <input type="hidden" name="answer" value="changed" />
      <input type="hidden" name="updatedAt" value={entry.updatedAt} />
      <EntrySection title={text('change_request.whatTitle')}>
        <TextAreaField
          {...controlsOf('entry', fields, changeLimits)('changeText')}
          label={text('change_request.text')}
          hint={text('change_request.textHint')}
          optional
          rows={4}
        />
      </EntrySection>
      <EntryFormFields
        {...fields}
        categories={categories}
        emailHint={text('entry_dialogue.askedEmailHint')}
        renderMap={(position, onMove) => <PositionPicker position={position} onMove={onMove} />}
      />
      <p role="status">{text('change_request.count', { count })}</p>
      <Button type="submit" look="main" aria-disabled={busy}>
        {text(busy ? 'request.busy' : 'change_request.send')}
      </Button>
      <LeaveGuard when={draft.dirty && !busy}>{text('request.leaveText')}</LeaveGuard>
    </form>
  )
}
