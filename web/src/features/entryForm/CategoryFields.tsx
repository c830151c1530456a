import { checkNewCategory, otherCategory } from '@directory/shared/entryRules'
import { useState } from 'react'
import { SelectField } from '../../components/SelectField.tsx'
import { TextField } from '../../components/TextField.tsx'
import { notify } from '../../lib/alerts.ts'
import { useText } from '../../lib/intl.ts'
import { isOther, maxLengthOf } from './entryValues.ts'
import type { FieldsProps } from './fieldsProps.ts'

/** One of the categories, or a new one. Without scripts the field for the new one is always there. */
export function CategoryFields({
  values,
  set,
  errors,
  categories,
  staff,
}: Pick<FieldsProps, 'values' | 'set' | 'errors' | 'categories' | 'staff'>) {
  const text = useText()
  const [blocked, setBlocked] = useState(false)
  const { category } = values
  const known = category === '' || isOther(values) || categories.includes(category)
  const typeNew = (typed: string) => {
    const refused = checkNewCategory(typed) !== null
    setBlocked(refused)
    if (refused) notify('warning', text('entry_dialogue.categoryCharacters'))
    set({ categoryNew: typed.replace(/[+/?&#%]/g, '') })
  }
  return (
    <>
      <SelectField
        id="entry-category"
        name="category"
        label={text('entry_dialogue.category')}
        hint={staff ? undefined : text('entry_dialogue.categoryHint')}
        error={errors.category}
        value={category}
        onChange={(event) => set({ category: event.target.value })}
      >
        <option value="">{text('entry_dialogue.categoryNone')}</option>
        {!known && <option lang="de">{category}</option>}
        {categories.map((name) => (
          <option key={name} lang="de">
            {name}
          </option>
        ))}
        <option value={otherCategory}>{text('entry_dialogue.categoryOther')}</option>
      </SelectField>
      <div className={isOther(values) ? undefined : 'withoutScript'}>
        <TextField
          id="entry-categoryNew"
          name="categoryNew"
          label={text('entry_dialogue.categoryNew')}
          hint={text('entry_dialogue.categoryNewHint')}
          error={blocked ? text('entry_dialogue.categoryCharacters') : errors.categoryNew}
          autoComplete="off"
          maxLength={maxLengthOf('categoryNew')}
          value={values.categoryNew}
          onChange={(event) => typeNew(event.target.value)}
        />
      </div>
    </>
  )
}
