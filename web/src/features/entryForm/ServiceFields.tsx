import type { FormFields } from '../../lib/controlsOf.ts'
import { useText } from '../../lib/intl.ts'
import { PlainList } from '../../ui/PlainList.tsx'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import styles from './EntryFields.module.css'
import { type EntryValues, entryControls } from './entryValues.ts'
import { PlainFields } from './PlainFields.tsx'

export function ServiceFields(fields: FormFields<EntryValues>) {
  const text = useText()
  const tags = [...new Set(fields.values.services.split(',').map((tag) => tag.trim()))].filter(
    (tag) => tag !== '',
  )
  return (
    <>
      <TextAreaField
        {...entryControls(fields)('services')}
        label={text('entry_dialogue.services')}
        hint={text('entry_dialogue.servicesHint')}
        optional
        rows={3}
      />
      {tags.length > 1 && (
        <PlainList inRow className={styles.tags} aria-label={text('entry_dialogue.servicesShown')} lang="de">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </PlainList>
      )}
      <PlainFields section="services" {...fields} />
    </>
  )
}
