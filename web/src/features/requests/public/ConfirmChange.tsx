import type { Entry } from '@directory/shared/entry'
import type { SentForm } from '@directory/shared/renderedState'
import { routes } from '@directory/shared/routes'
import { changeLimits } from '@directory/shared/rules/changeRules'
import { useContext, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { call, useCall } from '../../../lib/api.ts'
import { controlsOf } from '../../../lib/controlsOf.ts'
import { useLocalPath, useText } from '../../../lib/intl.ts'
import { navigation } from '../../../lib/navigation.ts'
import { ServerState } from '../../../lib/serverState.ts'
import { useDraft } from '../../../lib/useDraft.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { useSendsMail } from '../../../lib/useSendsMail.ts'
import { NotFoundMessage } from '../../../ui/NotFoundMessage.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
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
import { RequestForm } from './RequestForm.tsx'

export default function ConfirmChange() {
  const text = useText()
  const { secret = '', id = '' } = useParams()
  const { link, form } = useContext(ServerState)
  const askedEntry = link?.ask?.entries.find(({ entry }) => entry.uuid === id)
  if (!askedEntry) return <NotFoundMessage />
  return (
    <>
      <PageHeading lead={text('change_request.directLead')}>
        {text('change_request.directTitle', { name: askedEntry.entry.name })}
      </PageHeading>
      <ProvidersChangeForm
        secret={secret}
        entry={askedEntry.entry}
        sent={navigation.pageChanges === 0 ? form : undefined}
      />
    </>
  )
}

interface Props {
  secret: string
  entry: Entry
  /** Of a form sent without scripts. */
  sent: SentForm | undefined
}

const explainedByLink: ReadonlySet<string> = new Set(['link_unknown', 'link_used', 'link_ended', 'not_found'])

/** The link is the proof of identity, so the form asks only for the fields. */
function ProvidersChangeForm({ secret, entry, sent }: Props) {
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
  const { run, busy } = useOperation()
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
  const submit = async () => {
    if (busy || !problems.show(check())) return
    const { changeText, ...fields } = withPickedLine(values)
    const changed = withoutLookedUpMarker(entryValues, { ...entryValues, ...fields })
    const body = {
      secret,
      entry: entry.uuid,
      updatedAt: entry.updatedAt,
      answer: 'changed' as const,
      proposal: changedFields(entryValues, changed),
      changeText,
    }
    await run(() => call('POST /api/answerVerificationRequest', body).then(leave), {
      closesForm: true,
      handleRefusal: (refusal) => {
        if (!explainedByLink.has(refusal.code)) return problems.showRefusal(refusal)
        leave()
        return true
      },
    })
  }
  function leave() {
    draft.clear()
    window.setTimeout(() =>
      window.location.assign(`${localPath(routes.confirm.href(secret))}#answer-${entry.uuid}`),
    )
  }

  const sendsMail = useSendsMail()
  const fields = { values, set, errors: problems.errors }
  return (
    <RequestForm
      form={form}
      action={routes.confirmChange.href(secret, entry.uuid)}
      summary={problems.summary}
      busy={busy}
      send="change_request.send"
      unsent={draft.dirty && !busy}
      onSubmit={submit}
    >
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
        emailHint={text(sendsMail ? 'entry_dialogue.askedEmailHint' : 'entry_dialogue.emailNoMail')}
      />
      <p role="status">{text('change_request.count', { count })}</p>
    </RequestForm>
  )
}
