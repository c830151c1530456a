import { type EntryFilter, entryFilters } from '@directory/shared/entryTable'
import { useText } from '../../../lib/intl.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Row } from '../../../ui/Row.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import styles from './EntryTable.module.css'
import { SavedViews } from './SavedViews.tsx'

/** Returns the table's filters besides the search, in words. */
export const filterNames = (
  text: ReturnType<typeof useText>,
  { category, town, filter }: EntryQuery,
): readonly string[] =>
  [category, town, ...filter.map((name) => text(`entries.filter.${name}`))].filter((name) => name !== '')

export interface EntryQuery {
  category: string
  town: string
  filter: readonly EntryFilter[]
}

interface Props {
  query: EntryQuery
  onQuery: (changes: Partial<EntryQuery>) => void
  categories: readonly { name: string; entries: number }[]
  towns: readonly string[]
}

/** The other is a view of its own. */
const boxes = entryFilters.filter((name) => name !== 'withoutEmail')

export function EntryFilters({ query, onQuery, categories, towns }: Props) {
  const { category, town, filter } = query
  const text = useText()
  const isKnown = category === '' || categories.some(({ name }) => name === category)
  return (
    <>
      <div data-wide>
        <SavedViews />
      </div>
      <SelectField
        label={text('entry_dialogue.category')}
        value={category}
        onChange={(event) => onQuery({ category: event.target.value })}
      >
        <option value="">{text('entries.everyCategory')}</option>
        {!isKnown && <option lang="de">{category}</option>}
        {categories.map(({ name, entries }) => (
          <option key={name} value={name} lang="de">
            {`${name} (${entries})`}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={text('entry_dialogue.city')}
        value={town}
        onChange={(event) => onQuery({ town: event.target.value })}
      >
        <option value="">{text('entries.everyTown')}</option>
        {town !== '' && !towns.includes(town) && <option lang="de">{town}</option>}
        {towns.map((name) => (
          <option key={name} lang="de">
            {name}
          </option>
        ))}
      </SelectField>
      <fieldset>
        <legend>{text('entries.only')}</legend>
        <Row className={styles.boxes}>
          {boxes.map((name) => (
            <Checkbox
              key={name}
              label={text(`entries.filter.${name}`)}
              checked={filter.includes(name)}
              onChange={(event) =>
                onQuery({
                  filter: event.target.checked ? [...filter, name] : filter.filter((one) => one !== name),
                })
              }
            />
          ))}
        </Row>
      </fieldset>
    </>
  )
}
