import { Checkbox } from '../../components/Checkbox.tsx'
import { SelectField } from '../../components/SelectField.tsx'
import { useText } from '../../lib/intl.ts'
import { type Grouping, groupings } from './filters.ts'
import type { FilterState } from './useFilters.ts'

type Props = Pick<FilterState, 'draft' | 'change'>

export function BarrierfreeBox({ draft, change }: Props) {
  const text = useText()
  return (
    <Checkbox
      name="barrierfree"
      value="true"
      label={text('list.barrierfree')}
      checked={draft.barrierfree}
      onChange={(event) => change({ barrierfree: event.target.checked })}
    />
  )
}

const groupingNames = {
  city: 'list.groupCity',
  alphabet: 'list.groupAlphabet',
  distance: 'list.groupDistance',
} as const satisfies Record<Grouping, string>

export function GroupSelect({ draft, change }: Props) {
  const text = useText()
  return (
    <SelectField
      name="group"
      label={text('list.group')}
      value={draft.group}
      onChange={(event) => change({ group: event.target.value as Grouping })}
    >
      {groupings.map((group) => (
        <option key={group} value={group}>
          {text(groupingNames[group])}
        </option>
      ))}
    </SelectField>
  )
}
