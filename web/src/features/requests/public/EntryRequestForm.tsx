import { Suspense, useState } from 'react'
import { call, useCall } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { useParameter } from '#lib/pathParams.ts'
import { typedFields } from '#shared/fields/typedFields'
import { routes } from '#shared/routes'
import {
  addPickedLine,
  EntryFormFields,
  EntrySection,
  entryFormProblems,
  SimilarDialog,
  type SimilarEntries,
  useRequestProblems,
  valuesFrom,
  withPickedLine,
} from '../../entryForm/door.ts'
import { Captcha, useCaptcha } from './Captcha.tsx'
import { justSent } from './justSent.ts'
import { RequestForm, spamTrapValue } from './RequestForm.tsx'
import { useRequestForm, useSentForm } from './useRequestForm.ts'

export function EntryRequestForm() {
  const text = useText()
  const { data: categories = [], error } = useCall('GET /api/allcategories', {})
  const category = useParameter('category')
  const sent = useSentForm('new')
  const start = valuesFrom(sent?.values ?? { category })
  const { draft, run, leave, shell } = useRequestForm(sent ? 'new sent' : 'new', start)
  const captcha = useCaptcha(sent?.values.captchaCode)
  const problems = useRequestProblems('entry', { ...draft.values, captchaCode: captcha.typed }, sent)
  // Null until first needed; then the closed dialog stays mounted, because it returns the focus.
  const [similar, setSimilar] = useState<SimilarEntries | null>(null)

  const check = () => [
    ...entryFormProblems(withPickedLine(draft.values)),
    ...addPickedLine(draft.values).wrong,
    ...captcha.check(),
  ]
  const send = async () => {
    setSimilar(similar && [])
    const body = { ...typedFields(withPickedLine(draft.values)), homepage2: spamTrapValue(shell.form) }
    const step = () => call('POST /api/addPendingEntry', body)
    const sent = await run(step, { handleRefusal: problems.showRefusal })
    if (!sent) return
    draft.clear()
    justSent.token = sent.answer.token
    leave(routes.entryReceived.href(sent.answer.token))
  }
  const submit = async () => {
    draft.set(addPickedLine(draft.values).changes)
    if (shell.busy || !problems.show(new Map(check()))) return
    // A hint only: if it fails, the request is sent without it.
    const { name } = draft.values
    const found = await run(() => call('GET /api/checknameexists', { name }), { handleRefusal: () => true })
    const entries = found?.answer.similar_entries ?? []
    if (entries.length > 0) setSimilar(entries)
    else await send()
  }

  return (
    <RequestForm
      {...shell}
      action={routes.addRequest.href()}
      summary={problems.summary}
      send="request.send"
      privacy={text('request.privacy')}
      onSubmit={submit}
    >
      <EntryFormFields
        values={draft.values}
        set={draft.set}
        errors={{ ...problems.errors, ...(error && { category: text('entry_dialogue.alert1') }) }}
        categories={categories}
      />
      <EntrySection title={text('captcha.title')}>
        <Captcha captcha={captcha} error={problems.errors.captchaCode} />
      </EntrySection>
      <Suspense>
        {similar && <SimilarDialog similar={similar} onBack={() => setSimilar([])} onProceed={send} />}
      </Suspense>
    </RequestForm>
  )
}
