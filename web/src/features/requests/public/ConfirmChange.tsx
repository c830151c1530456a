import { useContext, useState } from 'react'
import { useParams } from 'react-router-dom'
import { call, useCall } from '#lib/api.ts'
import { controlsOf } from '#lib/controlsOf.ts'
import { useLocalPath, useText } from '#lib/intl.ts'
import { ServerState } from '#lib/serverState.ts'
import { useSendsMail } from '#lib/settings.ts'
import type { Entry } from '#shared/entry'
import { routes } from '#shared/routes'
import { changeLimits } from '#shared/rules/changeRules'
import { NotFoundMessage } from '#ui/NotFoundMessage.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
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
import { useRequestForm, useSentForm } from './useRequestForm.ts'

export default function ConfirmChange() {
  const text = useText()
  const { secret = '', id = '' } = useParams()
  const { link } = useContext(ServerState)
  const askedEntry = link?.ask?.entries.find(({ entry }) => entry.uuid === id)
  if (!askedEntry) return <NotFoundMessage />
  return (
    <>
      <PageHeading lead={text('change_request.directLead')}>
        {text('change_request.directTitle', { name: askedEntry.entry.name })}
      </PageHeading>
      <ProvidersChangeForm secret={secret} entry={askedEntry.entry} />
    </>
  )
}

const explainedByLink: ReadonlySet<string> = new Set(['link_unknown', 'link_used', 'link_ended', 'not_found'])

/** The link is the proof of identity, so the form asks only for the fields. */
function ProvidersChangeForm({ secret, entry }: { secret: string; entry: Entry }) {
  const text = useText()
  const localPath = useLocalPath()
  const { data: categories = [] } = useCall('GET /api/allcategories', {})
  const [entryValues] = useState(() => ({ ...valuesOf(entry), changeText: '' }))
  const sent = useSentForm('change')
  const initialValues = sent
    ? { ...entryValues, ...valuesFrom(sent.values), changeText: sent.values.changeText ?? '' }
    : entryValues
  const { draft, run, shell } = useRequestForm(
    `confirm ${sent ? 'sent ' : ''}${entry.uuid} ${entry.updatedAt}`,
    initialValues,
  )
  const { values, set } = draft
  const problems = useRequestProblems('entry', values, sent)
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
    if (shell.busy || !problems.show(check())) return
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
      {...shell}
      action={routes.confirmChange.href(secret, entry.uuid)}
      summary={problems.summary}
      send="change_request.send"
      unsent={shell.unsent && !shell.busy}
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
