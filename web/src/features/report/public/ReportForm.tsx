import type { Entry } from '@directory/shared/entry'
import type { SentForm } from '@directory/shared/renderedState'
import {
  type ReportBox,
  reportFrom,
  reportLimits,
  reportProblems,
  reportTopics,
  topicBoxName,
} from '@directory/shared/report'
import { routes } from '@directory/shared/routes'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { call } from '../../../lib/api.ts'
import { controlsOf, type FormFields } from '../../../lib/controlsOf.ts'
import { useLocalPath, useText } from '../../../lib/intl.ts'
import { useDraft } from '../../../lib/useDraft.ts'
import { useFormProblems } from '../../../lib/useFormProblems.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx'
import { TextAreaField } from '../../../ui/TextAreaField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { EntrySection } from '../../entryForm/door.ts'
import { PrivacyLink, SpamTrap, spamTrapValue, requestFormStyles as styles } from '../../requests/door.ts'
import reportFieldsStyles from './ReportFields.module.css'

/** Values of the form as text; a ticked box has the value `true`. */
type ReportValues = Record<ReportBox | 'text' | 'sender' | 'email', string>

const emptyReport = {
  ...Object.fromEntries(reportTopics.map((topic) => [topicBoxName(topic), ''])),
  text: '',
  sender: '',
  email: '',
} as ReportValues

/** Order of the fields on the page. */
const reportOrder = ['text', 'sender', 'email']

/** Fields that make the text optional when ticked. */
const clearedByTopics = { text: reportTopics.map(topicBoxName) }

const reportFormProblems = (values: ReportValues): Map<string, string> =>
  new Map(reportProblems(reportFrom(values)).map(({ field, code }) => [field, code]))

/** Reports errors in an entry, without account or code. */
export function ReportForm({ entry, sent }: { entry: Entry; sent: SentForm | undefined }) {
  const text = useText()
  const localPath = useLocalPath()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const isReturned = sent !== undefined && sent.errors.length > 0
  const draft = useDraft(
    isReturned ? 'report sent' : `report ${entry.uuid}`,
    isReturned ? { ...emptyReport, ...knownValues(sent.values) } : emptyReport,
    form,
  )
  const problems = useFormProblems('report', draft.values, {
    sent: sent?.errors,
    order: reportOrder,
    clearedBy: clearedByTopics,
  })
  const [busy, setBusy] = useState(false)
  const [received, setReceived] = useState(false)
  const { category, name, uuid } = entry
  useEffect(() => {
    if (received) navigate(localPath(routes.reportReceived.href(category, name, uuid)))
  }, [received, localPath, navigate, category, name, uuid])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!problems.show(reportFormProblems(draft.values))) return
    setBusy(true)
    try {
      const homepage2 = form.current ? spamTrapValue(form.current) : ''
      await call('POST /api/addReport', { ...reportFrom(draft.values), entry: uuid, homepage2 })
      draft.clear()
      setReceived(true)
    } catch (failure) {
      problems.showRefusal(failure)
    } finally {
      setBusy(false)
    }
  }

  const fields = { values: draft.values, set: draft.set, errors: problems.errors }
  return (
    <form
      ref={form}
      method="post"
      action={localPath(routes.report.href(category, name, uuid))}
      noValidate
      onSubmit={submit}
      className={styles.form}
    >
      <ErrorSummary errors={problems.summary} />
      <input type="hidden" name="entry" value={uuid} />
      <SpamTrap />
      <EntrySection title={text('report.topics')}>
        <ErrorFields {...fields} />
      </EntrySection>
      <EntrySection title={text('report.who')} lead={text('report.whoText')}>
        <SenderFields {...fields} />
      </EntrySection>
      <p className={styles.privacy}>
        {text('report.privacy')} <PrivacyLink />
      </p>
      <Button type="submit" look="main" aria-disabled={busy}>
        {text(busy ? 'request.busy' : 'report.send')}
      </Button>
      <LeaveGuard when={draft.dirty && !received}>{text('request.leaveText')}</LeaveGuard>
    </form>
  )
}

/** Returns the posted values of known fields. */
const knownValues = (values: SentForm['values']) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in emptyReport))

function ErrorFields(fields: FormFields<ReportValues>) {
  const text = useText()
  const control = controlsOf('report', fields, reportLimits)
  return (
    <>
      <div className={reportFieldsStyles.topics}>
        {reportTopics.map((topic) => (
          <Checkbox
            key={topic}
            label={text(`report.topic.${topic}`)}
            name={topicBoxName(topic)}
            value="true"
            checked={fields.values[topicBoxName(topic)] !== ''}
            onChange={(event) => fields.set({ [topicBoxName(topic)]: event.target.checked ? 'true' : '' })}
          />
        ))}
      </div>
      <TextAreaField
        {...control('text')}
        label={text('report.text')}
        hint={text('report.textHint')}
        optional
        rows={3}
      />
    </>
  )
}

/** Asks for optional name and address of the sender. */
function SenderFields(fields: FormFields<ReportValues>) {
  const text = useText()
  const control = controlsOf('report', fields, reportLimits)
  return (
    <>
      <TextField {...control('sender')} label={text('report.sender')} optional autoComplete="name" />
      <TextField
        {...control('email')}
        type="email"
        label={text('report.email')}
        optional
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  )
}
