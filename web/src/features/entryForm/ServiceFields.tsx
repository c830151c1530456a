import { PlainList } from '../../components/PlainList.tsx'
import { TextAreaField } from '../../components/TextAreaField.tsx'
import { useText } from '../../lib/intl.ts'
import styles from './EntryFields.module.css'
import { maxLengthOf } from './entryValues.ts'
import type { FieldsProps } from './fieldsProps.ts'
import { PlainFields } from './PlainFields.tsx'

export function ServiceFields({ values, set, errors }: Pick<FieldsProps, 'values' | 'set' | 'errors'>) {
  const text = useText()
  const tags = [...new Set(values.services.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '')
  return (
    <>
      <TextAreaField
        id="entry-services"
        name="services"
        label={text('entry_dialogue.services')}
        hint={text('entry_dialogue.servicesHint')}
        error={errors.services}
        optional
        rows={3}
        maxLength={maxLengthOf('services')}
        value={values.services}
        onChange={(event) => set({ services: event.target.value })}
      />
      {tags.length > 1 && (
        <PlainList inRow className={styles.tags} aria-label={text('entry_dialogue.servicesShown')} lang="de">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </PlainList>
      )}
      <PlainFields section="services" values={values} set={set} errors={errors} />
    </>
  )
}
