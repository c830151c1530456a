import { Checkbox } from '../../components/Checkbox.tsx'
import { PlainList } from '../../components/PlainList.tsx'
import { TextAreaField } from '../../components/TextAreaField.tsx'
import { useText } from '../../lib/intl.ts'
import styles from './EntryFields.module.css'
import { maxLengthOf } from './entryValues.ts'
import type { FieldsProps } from './fieldsProps.ts'

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
      <Checkbox
        id="entry-barrierfree"
        name="barrierfree"
        value="true"
        label={text('entry_dialogue.barrierfree')}
        checked={values.barrierfree === 'true'}
        onChange={(event) => set({ barrierfree: event.target.checked ? 'true' : '' })}
      />
      <TextAreaField
        id="entry-additionalInfo"
        name="additionalInfo"
        label={text('entry_dialogue.additionalInfo')}
        hint={text('entry_dialogue.additionalInfoHint')}
        error={errors.additionalInfo}
        optional
        rows={4}
        maxLength={maxLengthOf('additionalInfo')}
        value={values.additionalInfo}
        onChange={(event) => set({ additionalInfo: event.target.value })}
      />
    </>
  )
}
