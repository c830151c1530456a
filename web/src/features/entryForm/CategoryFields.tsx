import { useState } from 'react'
import { notify } from '#lib/alerts.ts'
import { controlsOf } from '#lib/controlsOf.ts'
import { useText } from '#lib/intl.ts'
import { checkNewCategory } from '#shared/rules/entryRules'
import { TextField } from '#ui/TextField.tsx'
import { CategorySelect } from '../categories/door.ts'
import { entryControls, type FieldsProps, isNewCategory } from './entryValues.ts'

/** Without scripts the field for a new one is always shown. */
export function CategoryFields({
  categories,
  ...fields
}: Pick<FieldsProps, 'values' | 'set' | 'errors' | 'categories'>) {
  const text = useText()
  const [hasForbidden, setHasForbidden] = useState(false)
  const typeNew = (typed: string) => {
    const isForbidden = checkNewCategory(typed) !== null
    setHasForbidden(isForbidden)
    if (isForbidden) notify('warning', text('entry_dialogue.categoryCharacters'))
    fields.set({ categoryNew: typed.replace(/[+/?&#%]/g, '') })
  }
  return (
    <>
      <CategorySelect
        {...controlsOf('entry', fields)('category')}
        label={text('entry_dialogue.category')}
        hint={text('entry_dialogue.categoryHint')}
        none={text('entry_dialogue.categoryNone')}
        categories={categories}
      />
      <div className={isNewCategory(fields.values) ? undefined : 'withoutScript'}>
        <TextField
          {...entryControls(fields)('categoryNew')}
          label={text('entry_dialogue.categoryNew')}
          hint={text('entry_dialogue.categoryNewHint')}
          {...(hasForbidden && { error: text('entry_dialogue.categoryCharacters') })}
          autoComplete="off"
          onValue={typeNew}
        />
      </div>
    </>
  )
}
