import { useId } from 'react'
import { Button } from '../../components/Button.tsx'
import { Row } from '../../components/Row.tsx'
import { TextField } from '../../components/TextField.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { useText } from '../../lib/intl.ts'
import styles from './EntryFields.module.css'
import { maxLengthOf } from './entryValues.ts'
import type { FieldsProps } from './fieldsProps.ts'
import { useTowns } from './useTowns.ts'

export function AddressFields({ values, set, errors }: Pick<FieldsProps, 'values' | 'set' | 'errors'>) {
  const text = useText()
  const towns = useTowns(values, set)
  const choice = towns.ofPostcode.length > 1 ? towns.ofPostcode : []
  return (
    <>
      <TextField
        id="entry-street"
        name="street"
        label={text('entry_dialogue.street')}
        error={errors.street}
        autoComplete="street-address"
        maxLength={maxLengthOf('street')}
        value={values.street}
        onChange={(event) => set({ street: event.target.value })}
      />
      <div className={styles.short}>
        <TextField
          id="entry-plz"
          name="plz"
          label={text('entry_dialogue.plz')}
          hint={text('entry_dialogue.plzHint')}
          error={errors.plz}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          value={values.plz}
          onChange={(event) => set({ plz: event.target.value })}
        />
      </div>
      <TextField
        id="entry-city"
        name="city"
        label={text('entry_dialogue.city')}
        hint={text('entry_dialogue.cityHint')}
        error={errors.city}
        autoComplete="address-level2"
        list="entry-towns"
        maxLength={maxLengthOf('city')}
        value={values.city}
        onChange={(event) => set({ city: event.target.value })}
      />
      <datalist id="entry-towns">
        {[...new Set([...towns.ofPostcode, ...towns.beginning])].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Choice
        title={text('entry_dialogue.towns', { plz: values.plz.trim() })}
        of={choice}
        chosen={values.city}
        onChoose={(city) => set({ city })}
      />
      <Choice
        title={text('entry_dialogue.postcodes', { town: values.city.trim() })}
        of={towns.postcodes}
        chosen={values.plz}
        onChoose={(plz) => set({ plz })}
      />
      <VisuallyHidden>
        <span role="status">
          {towns.filled !== '' && text('entry_dialogue.townFilled', { town: towns.filled })}
        </span>
      </VisuallyHidden>
    </>
  )
}

interface ChoiceProps {
  title: string
  of: readonly string[]
  chosen: string
  onChoose: (value: string) => void
}

/** What belongs to a postcode or a town, where that is several; one press fills it in. */
function Choice({ title, of, chosen, onChoose }: ChoiceProps) {
  const id = useId()
  if (of.length === 0) return null
  return (
    // No fieldset: that is for input, these fill one in.
    <Row tight role="group" aria-labelledby={id} className={styles.towns}>
      <p id={id}>{title}</p>
      {of.map((value) => (
        <Button key={value} lang="de" aria-pressed={chosen === value} onClick={() => onChoose(value)}>
          {value}
        </Button>
      ))}
    </Row>
  )
}
