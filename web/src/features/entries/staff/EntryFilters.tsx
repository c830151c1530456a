import { useText } from '#lib/intl.ts'
import { type EntryFilter, entryFilters } from '#shared/entryTable'
import { Checkbox } from '#ui/Checkbox.tsx'
import { ChoiceField } from '#ui/ChoiceField.tsx'
import { Row } from '#ui/Row.tsx'
import styles from './EntryTable.module.css'
import { SavedViews } from './SavedViews.tsx'

export const filterNames = (text: ReturnType<typeof useText>, { category, town, filter }: EntryQuery) =>
  [category, town, ...filter.map((name) => text(`entries.filter.${name}`))].filter((name) => name !== '')

export interface EntryQuery {
  category: string
  town: string
  filter: readonly EntryFilter[]
}

interface Props {
  query: EntryQuery
  onQuery: (changes: Partial<EntryQuery>) => void
  towns: readonly string[]
}

export function EntryFilters({ query, onQuery, towns }: Props) {
  const { town, filter } = query
  const text = useText()
  return (
    <>
      <ChoiceField
        label={text('entry_dialogue.city')}
        none={text('entries.everyTown')}
        options={towns}
        value={town}
        onValue={(town) => onQuery({ town })}
      />
      <fieldset>
        <legend>{text('entries.only')}</legend>
        <Row className={styles.boxes}>
          {entryFilters.map((name) => (
            <Checkbox
              key={name}
              label={text(`entries.filter.${name}`)}
              checked={filter.includes(name)}
              onTick={(isTicked) =>
                onQuery({ filter: isTicked ? [...filter, name] : filter.filter((one) => one !== name) })
              }
            />
          ))}
        </Row>
      </fieldset>
      <div data-wide>
        <SavedViews />
      </div>
    </>
  )
}
