import { useEffect, useState } from 'react'
import { useCall } from '#lib/api.ts'
import type { FormFields } from '#lib/controlsOf.ts'
import { germanOrder } from '#lib/format.ts'
import { useText } from '#lib/intl.ts'
import { useSettled } from '#lib/useSettled.ts'
import { Button } from '#ui/Button.tsx'
import { ChoiceField } from '#ui/ChoiceField.tsx'
import { Row } from '#ui/Row.tsx'
import { TextField } from '#ui/TextField.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './EntryFields.module.css'
import { type EntryValues, entryControls } from './entryValues.ts'

function useTowns(
  { plz, city }: Pick<EntryValues, 'plz' | 'city'>,
  set: (changes: Partial<EntryValues>) => void,
) {
  const [filled, setFilled] = useState('')
  const postcode = plz.trim()
  const ofPostcode = useCall(
    'GET /api/autocompleteCityFromPostalCode',
    /^\d{5}$/.test(postcode) ? { postal_code: postcode } : null,
    { keepsEarlier: false },
  ).data
  const typed = useSettled(city.trim())
  const ofName = useCall(
    'GET /api/autocompleteCityFromCityName',
    typed.length < 2 || typed === filled ? null : { city_name: typed },
    { keepsEarlier: false },
  ).data
  const isTown = ofName !== undefined && germanOrder.compare(ofName.message, typed) === 0
  const postcodes = isTown && postcode === '' ? ofName.postcodes : []
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an answer fills in, and never replaces typed text
  useEffect(() => {
    if (!ofPostcode?.success || (city.trim() !== '' && city !== filled)) return
    set({ city: ofPostcode.message })
    setFilled(ofPostcode.message)
  }, [ofPostcode])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (postcodes.length === 1) set({ plz: postcodes[0] })
  }, [ofName])
  return {
    ofPostcode: ofPostcode?.success ? ofPostcode.suggestions : [],
    beginning: ofName?.suggestions.filter((name) => name !== typed) ?? [],
    postcodes,
    /** To be announced to screen readers. */
    filled: filled === city ? filled : '',
  }
}

export function AddressFields(fields: FormFields<EntryValues>) {
  const text = useText()
  const { values, set } = fields
  const control = entryControls(fields)
  const towns = useTowns(values, set)
  const choice = towns.ofPostcode.length > 1 ? towns.ofPostcode : []
  return (
    <>
      <TextField {...control('street')} label={text('entry_dialogue.street')} autoComplete="street-address" />
      <div className={styles.short}>
        <TextField
          {...control('plz')}
          label={text('entry_dialogue.plz')}
          hint={text('entry_dialogue.plzHint')}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
        />
      </div>
      {choice.length > 0 && (
        <ChoiceField
          label={text('entry_dialogue.towns', { plz: values.plz.trim() })}
          none={text('entry_dialogue.otherTown')}
          options={choice}
          value={choice.includes(values.city) ? values.city : ''}
          onValue={(city) => set({ city })}
        />
      )}
      <TextField
        {...control('city')}
        label={text('entry_dialogue.city')}
        hint={text('entry_dialogue.cityHint')}
        autoComplete="address-level2"
        list="entry-towns"
      />
      <datalist id="entry-towns">
        {[...new Set([...towns.ofPostcode, ...towns.beginning])].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {towns.postcodes.length > 0 && (
        // Not a fieldset, which is for input; these buttons fill a field in.
        <Row tight role="group" aria-labelledby="entry-postcodes" className={styles.towns}>
          <p id="entry-postcodes">{text('entry_dialogue.postcodes', { town: values.city.trim() })}</p>
          {towns.postcodes.map((plz) => (
            <Button key={plz} lang="de" aria-pressed={values.plz === plz} onClick={() => set({ plz })}>
              {plz}
            </Button>
          ))}
        </Row>
      )}
      <VisuallyHidden role="status">
        {towns.filled !== '' && text('entry_dialogue.townFilled', { town: towns.filled })}
      </VisuallyHidden>
    </>
  )
}
