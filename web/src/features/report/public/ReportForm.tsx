import { call } from '#lib/api.ts'
import { controlsOf } from '#lib/controlsOf.ts'
import { useText } from '#lib/intl.ts'
import { useSendsMail } from '#lib/settings.ts'
import { useFormProblems } from '#lib/useFormProblems.ts'
import type { Entry } from '#shared/entry'
import type { SentForm } from '#shared/renderedState'
import { routes } from '#shared/routes'
import {
  type ReportBox,
  reportFrom,
  reportLimits,
  reportProblems,
  reportTopics,
  topicBoxName,
} from '#shared/rules/reportRules'
import { Checkbox } from '#ui/Checkbox.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { EntrySection } from '../../entryForm/door.ts'
import { RequestForm, spamTrapValue, useRequestForm, useSentForm } from '../../requests/door.ts'
import reportFieldsStyles from './ReportFields.module.css'

type ReportValues = Record<ReportBox | 'text' | 'sender' | 'email', string>

const emptyReport = {
  ...Object.fromEntries(reportTopics.map((topic) => [topicBoxName(topic), ''])),
  text: '',
  sender: '',
  email: '',
} as ReportValues

/** Fields that make the text optional when ticked. */
const clearedByTopics = { text: reportTopics.map(topicBoxName) }

const reportFormProblems = (values: ReportValues): Map<string, string> =>
  new Map(reportProblems(reportFrom(values)).map(({ field, code }) => [field, code]))

export function ReportForm({ entry }: { entry: Entry }) {
  const text = useText()
  const sendsMail = useSendsMail()
  const sent = useSentForm('report')
  const { draft, run, leave, shell } = useRequestForm(
    sent ? 'report sent' : `report ${entry.uuid}`,
    sent ? { ...emptyReport, ...knownValues(sent.values) } : emptyReport,
  )
  const problems = useFormProblems('report', draft.values, { sent: sent?.errors, clearedBy: clearedByTopics })
  const { category, name, uuid } = entry

  const submit = async () => {
    if (shell.busy || !problems.show(reportFormProblems(draft.values))) return
    const body = { ...reportFrom(draft.values), entry: uuid, homepage2: spamTrapValue(shell.form) }
    const step = () => call('POST /api/addReport', body)
    if (!(await run(step, { handleRefusal: problems.showRefusal }))) return
    draft.clear()
    leave(routes.reportReceived.href(category, name, uuid))
  }

  const { values, set } = draft
  const control = controlsOf('report', { values, set, errors: problems.errors }, reportLimits)
  return (
    <RequestForm
      {...shell}
      action={routes.report.href(category, name, uuid)}
      summary={problems.summary}
      send="report.send"
      privacy={text('report.privacy')}
      onSubmit={submit}
    >
      <input type="hidden" name="entry" value={uuid} />
      <EntrySection title={text('report.topics')}>
        <div className={reportFieldsStyles.topics}>
          {reportTopics.map((topic) => (
            <Checkbox
              key={topic}
              label={text(`report.topic.${topic}`)}
              name={topicBoxName(topic)}
              value="true"
              checked={values[topicBoxName(topic)] !== ''}
              onTick={(isTicked) => set({ [topicBoxName(topic)]: isTicked ? 'true' : '' })}
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
      </EntrySection>
      <EntrySection title={text('report.who')} lead={text(sendsMail ? 'report.whoText' : 'report.whoNoMail')}>
        <TextField {...control('sender')} label={text('report.sender')} optional autoComplete="name" />
        <TextField
          {...control('email')}
          inputMode="email"
          label={text('report.email')}
          optional
          autoComplete="email"
          verbatim
        />
      </EntrySection>
    </RequestForm>
  )
}

const knownValues = (values: SentForm['values']) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in emptyReport))
