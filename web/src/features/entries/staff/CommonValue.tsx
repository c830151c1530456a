import { cleanCategoryName } from '@directory/shared/categoryName'
import type { CommonField } from '@directory/shared/entryTable'
import { entryFields, fieldLabel } from '@directory/shared/fields/entryFields'
import { otherCategory } from '@directory/shared/rules/entryRules'
import { useState } from 'react'
import { useText } from '../../../lib/intl.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { YesNoField } from '../../../ui/YesNoField.tsx'
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

const choices: Readonly<Record<string, Value>> = { '': '', true: true, false: false, null: null }

export function CommonValue({ field, value, names, error, onValue }: Props) {
  const text = useText()
  const label = text(fieldLabel(field))
  if (field === 'category') return <CategoryValue names={names} error={error} onValue={onValue} />
  const row = entryFields[field]
  if (row.kind === 'website' || row.kind === 'area')
    return (
      <TextField
        label={label}
        hint={row.kind === 'area' ? text(row.hint) : undefined}
        error={error}
        lang="de"
        autoComplete="off"
        inputMode={row.kind === 'website' ? 'url' : 'text'}
        maxLength={row.limit}
        value={String(value ?? '')}
        onChange={(event) => onValue(event.target.value)}
      />
    )
  return (
    <YesNoField
      label={label}
      error={error}
      none="entry_dialogue.categoryNone"
      value={String(value)}
      neither={row.kind === 'tristate' ? { value: 'null', label: text('compare.nothing') } : undefined}
      onValue={(chosen) => onValue(choices[chosen] ?? null)}
    />
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
