import { useText } from '../../../lib/intl.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import styles from './Calls.module.css'

export interface CallQuery {
  category: string
  town: string
  /** `true` includes providers with a mail address. */
  mail: string
}

interface Props {
  query: CallQuery
  onQuery: (changes: Partial<CallQuery>) => void
  categories: readonly string[]
  towns: readonly string[]
}

export function CallFilters({ query: { category, town, mail }, onQuery, categories, towns }: Props) {
  const text = useText()
  const choice = (
    label: string,
    every: string,
    value: string,
    names: readonly string[],
    name: keyof CallQuery,
  ) => (
    <SelectField label={label} value={value} onChange={({ target }) => onQuery({ [name]: target.value })}>
      <option value="">{every}</option>
      {[...(value === '' || names.includes(value) ? [] : [value]), ...names].map((one) => (
        <option key={one} lang="de">
          {one}
        </option>
      ))}
    </SelectField>
  )
  return (
    <div className={`${styles.filters} noPrint`}>
      {choice(text('entry_dialogue.city'), text('calls.everyTown'), town, towns, 'town')}
      {choice(text('entry_dialogue.category'), text('calls.everyCategory'), category, categories, 'category')}
      <Checkbox
        label={text('calls.withMail')}
        checked={mail === 'true'}
        onChange={({ target }) => onQuery({ mail: target.checked ? 'true' : '' })}
      />
    </div>
  )
}
