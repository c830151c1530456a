import { cleanCategoryName } from '@directory/shared/categoryName'
import { entryField, entryFields } from '@directory/shared/entryFields'
import { otherCategory } from '@directory/shared/entryRules'
import type { CommonField } from '@directory/shared/entryTable'
import { reviewLabel } from '@directory/shared/staffLabels'
import { useState } from 'react'
import { useText } from '../../../lib/intl.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { CategorySelect } from '../../categories/door.ts'
import type { BulkValue as Value } from './useChangePreview.ts'

interface Props {
  field: CommonField
  /** `""` if nothing was chosen yet. */
  value: Value
  names: readonly string[]
  error: string | undefined
  onValue: (value: Value) => void
}

const choices = { yes: true, no: false, unknown: null } as const

export function CommonValue({ field, value, names, error, onValue }: Props) {
  const text = useText()
  const label = text(reviewLabel(field))
  if (field === 'category') return <CategoryValue names={names} error={error} onValue={onValue} />
  if (field === 'website' || field === 'serviceArea')
    return (
      <TextField
        label={label}
        hint={field === 'serviceArea' ? text('entry_dialogue.serviceAreaHint') : undefined}
        error={error}
        lang="de"
        autoComplete="off"
        inputMode={field === 'website' ? 'url' : 'text'}
        maxLength={entryField(field).limit}
        value={String(value ?? '')}
        onChange={(event) => onValue(event.target.value)}
      />
    )
  const shown = Object.entries(choices).find(([, one]) => one === value)?.[0] ?? ''
  return (
    <SelectField
      label={label}
      error={error}
      value={shown}
      onChange={({ target }) =>
        onValue(target.value === '' ? '' : choices[target.value as keyof typeof choices])
      }
    >
      <option value="">{text('entry_dialogue.categoryNone')}</option>
      <option value="yes">{text('entry_dialogue.yes')}</option>
      <option value="no">{text('entry_dialogue.no')}</option>
      {field === 'homeVisits' && <option value="unknown">{text('compare.nothing')}</option>}
    </SelectField>
  )
}

function CategoryValue({ names, error, onValue }: Pick<Props, 'names' | 'error' | 'onValue'>) {
  const text = useText()
  const [chosen, setChosen] = useState('')
  const [typed, setTyped] = useState('')
  const isNew = chosen === otherCategory
  return (
    <>
      <CategorySelect
        label={text('entry_dialogue.category')}
        error={isNew ? undefined : error}
        value={chosen}
        categories={names}
        none={text('entry_dialogue.categoryNone')}
        onChange={({ target }) => {
          setChosen(target.value)
          onValue(target.value === otherCategory ? cleanCategoryName(typed) : target.value)
        }}
      />
      {isNew && (
        <TextField
          label={text('entry_dialogue.categoryNew')}
          error={error}
          lang="de"
          autoComplete="off"
          maxLength={entryFields.category.limit}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            onValue(cleanCategoryName(event.target.value))
          }}
        />
      )}
    </>
  )
}
