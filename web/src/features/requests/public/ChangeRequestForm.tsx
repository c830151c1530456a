import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { call, useCall } from '#lib/api.ts'
import { controlsOf, type FormFields } from '#lib/controlsOf.ts'
import { useHydrated } from '#lib/hydrated.ts'
import { useText } from '#lib/intl.ts'
import { useSendsMail } from '#lib/settings.ts'
import { routes } from '#shared/routes'
import { changeLimits, isMalformedToken } from '#shared/rules/changeRules'
import { SiteLink } from '#ui/SiteLink.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { EntrySection, useRequestProblems } from '../../entryForm/door.ts'
import { Captcha, useCaptcha } from './Captcha.tsx'
import { type ChangeValues, changeFormProblems, changeValuesFrom } from './changeValues.ts'
import { DirectEditing } from './DirectEditing.tsx'
import type { Proposed } from './DirectEditor.tsx'
import { RequestForm, spamTrapValue } from './RequestForm.tsx'
import { useRequestForm, useSentForm } from './useRequestForm.ts'

export function ChangeRequestForm() {
  const text = useText()
  const { search } = useLocation()
  const linkValues = Object.fromEntries(new URLSearchParams(search))
  const sent = useSentForm('change')
  // A link for another provider starts a new draft; a link for the same one restores its draft.
  const { draft, run, leave, isLeaving, shell } = useRequestForm(
    sent ? 'change sent' : `change ${search}`,
    changeValuesFrom(sent?.values ?? linkValues),
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

  const check = () => [
    ...captcha.check(),
    ...changeFormProblems(draft.values, proposed !== null),
    ...(proposed?.wrong ?? []),
  ]
  const submit = async () => {
    if (shell.busy || !problems.show(new Map(check()))) return
    const { direct: _direct, ...values } = draft.values
    const body = { ...values, homepage2: spamTrapValue(shell.form), ...proposed?.body }
    const step = () => call('POST /api/addPendingChange', body)
    if (!(await run(step, { handleRefusal: problems.showRefusal }))) return
    draft.clear()
    proposed?.clear()
    leave(routes.changeReceived.href())
  }

  // Checked at once, before the visitor describes the change: no entry can have this code.
  const isWrongCode = isMalformedToken(draft.values.token) && checkedToken === draft.values.token
  const errors = { ...(isWrongCode && { token: text('error.token_malformed') }), ...problems.errors }
  const fields = { values: draft.values, set: draft.set, errors }
  return (
    <RequestForm
      {...shell}
      action={routes.addRequest.href({})}
      summary={problems.summary}
      send="change_request.send"
      privacy=""
      unsent={(draft.dirty || proposed !== null) && !isLeaving}
      onSubmit={submit}
    >
      <EntrySection title={text('change_request.whoTitle')}>
        <WhoFields {...fields} onTokenLeft={() => setCheckedToken(draft.values.token)} />
      </EntrySection>
      <EntrySection title={text('change_request.whatTitle')}>
        <TextAreaField
          {...controlsOf('change', fields, changeLimits)('changeText')}
          label={text('change_request.text')}
          hint={text('change_request.textHint')}
          rows={6}
        />
        <DirectEditing {...fields} onProposed={setProposed} />
      </EntrySection>
      <EntrySection title={text('captcha.title')}>
        <Captcha captcha={captcha} error={problems.errors.captchaCode} />
      </EntrySection>
    </RequestForm>
  )
}

function WhoFields({ onTokenLeft, ...fields }: FormFields<ChangeValues> & { onTokenLeft: () => void }) {
  const text = useText()
  const sendsMail = useSendsMail()
  const control = controlsOf('change', fields, changeLimits)
  return (
    <>
      <TextField {...control('name')} label={text('change_request.name')} autoComplete="organization" />
      <TextField
        {...control('email')}
        inputMode="email"
        label={text('change_request.email')}
        hint={text(sendsMail ? 'change_request.emailHint' : 'entry_dialogue.emailNoMail')}
        autoComplete="email"
        verbatim
      />
      <TextField
        {...control('token')}
        label={text('change_request.token')}
        hint={text('change_request.tokenHint')}
        autoComplete="off"
        verbatim
        onBlur={onTokenLeft}
      />
      {fields.errors.token && isMalformedToken(fields.values.token) && (
        <ReportWithoutCode name={fields.values.name} />
      )}
    </>
  )
}

const normalised = (name: string) => name.trim().toLowerCase()

/** To the provider with that name, if there is exactly one. */
function ReportWithoutCode({ name }: { name: string }) {
  const text = useText()
  const isHydrated = useHydrated()
  const { data = [], loading } = useCall(
    'GET /api/searchFor',
    normalised(name) === '' ? null : { searchQuery: name },
  )
  const [entry, ...others] = data.filter((one) => normalised(one.name) === normalised(name))
  const to =
    entry && others.length === 0
      ? routes.report.href(entry.category, entry.name, entry.uuid)
      : `${routes.fastsearch.href()}${normalised(name) === '' ? '' : `?q=${encodeURIComponent(name.trim())}`}`
  // No link while the provider is looked up: a quick press would lead to the search instead of the form.
  return (
    <p>
      {text('change_request.noCode')}{' '}
      {!(loading && isHydrated) && (
        <SiteLink to={to} rel="nofollow">
          {text('provider.report')}
        </SiteLink>
      )}
    </p>
  )
}
