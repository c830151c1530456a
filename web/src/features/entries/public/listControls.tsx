import type { Entry } from '@directory/shared/entry'
import { filterNames, filters } from '@directory/shared/filters'
import { useText } from '../../../lib/intl.ts'
import { useToday } from '../../../lib/settings.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import styles from './FilterForm.module.css'
import { type Grouping, groupings } from './filters.ts'
import type { FilterState } from './useFilters.ts'

type Props = Pick<FilterState, 'controlValues' | 'change'>

/** @param entries providers of the list; those of some categories have a filter of their own */
export function FilterCheckboxes({ controlValues, change, entries }: Props & { entries: readonly Entry[] }) {
  const text = useText()
  const { tellPlaces = [] } = useToday()
  const hasPlaces = controlValues.freePlaces || entries.some(({ category }) => tellPlaces.includes(category))
  const names = filterNames.filter((name) => name !== 'freePlaces' || hasPlaces)
  return (
    <div className={styles.boxes}>
      {names.map((name) => (
        <Checkbox
          key={name}
          name={name}
          value="true"
          label={text(filters[name].label)}
          checked={controlValues[name]}
          onChange={(event) => change({ [name]: event.target.checked })}
        />
      ))}
    </div>
  )
}

const groupingNames = {
  city: 'list.groupCity',
  alphabet: 'list.groupAlphabet',
  distance: 'list.groupDistance',
} as const satisfies Record<Grouping, string>

/** @param proposed its option has no value, so that sending the form without scripts chooses nothing */
export function GroupSelect({ controlValues, change, proposed }: Props & { proposed: Grouping }) {
  const text = useText()
  const isChosen = controlValues.group !== ''
  return (
    <SelectField
      name="group"
      label={text('list.group')}
      value={controlValues.group}
      onChange={(event) => change({ group: event.target.value as Grouping })}
    >
      {groupings.map((group) => (
        <option key={group} value={!isChosen && group === proposed ? '' : group}>
          {text(groupingNames[group])}
        </option>
      ))}
    </SelectField>
  )
}
