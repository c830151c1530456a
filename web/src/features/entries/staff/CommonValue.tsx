import { useState } from 'react'
import { useText } from '#lib/intl.ts'
import type { BodyOf } from '#shared/contract'
import type { CommonField } from '#shared/entryTable'
import { entryFields, fieldLabel } from '#shared/fields/entryFields'
import { otherCategory } from '#shared/rules/entryRules'
import { TextField } from '#ui/TextField.tsx'
import { YesNoField } from '#ui/YesNoField.tsx'
import { CategorySelect } from '../../categories/door.ts'

type Change = Extract<BodyOf<'POST /api/changeEntries'>, { field: unknown }>
export type Value = Change['value']

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
  const [isNewCategory, setNewCategory] = useState(false)
  const label = text(fieldLabel(field))
  const row = entryFields[field]
  if (row.kind === 'flag' || row.kind === 'tristate')
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
  const isCategory = row.kind === 'category'
  return (
    <>
      {isCategory && (
        <CategorySelect
          label={label}
          error={isNewCategory ? undefined : error}
          value={isNewCategory ? otherCategory : String(value)}
          categories={names}
          none={text('entry_dialogue.categoryNone')}
          onValue={(chosen) => {
            setNewCategory(chosen === otherCategory)
            onValue(chosen === otherCategory ? '' : chosen)
          }}
        />
      )}
      {(!isCategory || isNewCategory) && (
        <TextField
          label={isCategory ? text('entry_dialogue.categoryNew') : label}
          hint={row.kind === 'area' ? text(row.hint) : undefined}
          error={error}
          lang="de"
          autoComplete="off"
          inputMode={row.kind === 'website' ? 'url' : 'text'}
          maxLength={row.limit}
          value={String(value ?? '')}
          onValue={onValue}
        />
      )}
    </>
  )
}
