import { reportLimits, reportTopics, topicBoxName } from '@directory/shared/report'
import { controlsOf, type FormFields } from '../../../lib/controlsOf.ts'
import { useText } from '../../../lib/intl.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { TextAreaField } from '../../../ui/TextAreaField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from './ReportFields.module.css'
import type { ReportValues } from './reportValues.ts'

export function ErrorFields(fields: FormFields<ReportValues>) {
  const text = useText()
  const control = controlsOf('report', fields, reportLimits)
  return (
    <>
      <div className={styles.topics}>
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
export function SenderFields(fields: FormFields<ReportValues>) {
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
