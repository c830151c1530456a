import { useEffect, useId, useRef, useState } from 'react'
import { call } from '../../lib/api.ts'
import type { FormFields } from '../../lib/controlsOf.ts'
import { germanOrder } from '../../lib/format.ts'
import { useLocale, useText } from '../../lib/intl.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/Row.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './EntryFields.module.css'
import { type EntryValues, entryControls } from './entryValues.ts'

const typingPauseMs = 250

interface Towns {
  /** Towns of the postcode; several are offered as a choice. */
  ofPostcode: readonly string[]
  /** Towns that start with the typed text. */
  beginning: readonly string[]
  /** Postcodes of the typed town while no postcode is given. */
  postcodes: readonly string[]
  /** Text filled in by the form, to be announced to screen readers. */
  filled: string
}

/** Fills in the town of a five-digit postcode, and completes a typed town. Both are only suggestions. */
function useTowns(
  { plz, city }: Pick<EntryValues, 'plz' | 'city'>,
  set: (changes: Partial<EntryValues>) => void,
): Towns {
  const [ofPostcode, setOfPostcode] = useState<readonly string[]>([])
  const [beginning, setBeginning] = useState<readonly string[]>([])
  const [postcodes, setPostcodes] = useState<readonly string[]>([])
  const [filled, setFilled] = useState('')
  const latest = useRef({ city, plz, filled })
  latest.current = { city, plz, filled }

  useEffect(() => {
    setOfPostcode([])
    if (!/^\d{5}$/.test(plz.trim())) return
    let isCancelled = false
    const fetchTowns = async () => {
      const answer = await call('GET /api/autocompleteCityFromPostalCode', { postal_code: plz.trim() })
      if (isCancelled || !answer.success) return
      setOfPostcode(answer.suggestions)
      const { city: currentCity, filled: filledText } = latest.current
      // Typed text is never replaced.
      if (currentCity.trim() !== '' && currentCity !== filledText) return
      set({ city: answer.message })
      setFilled(answer.message)
    }
    fetchTowns().catch(() => {})
    return () => {
      isCancelled = true
    }
  }, [plz, set])

  useEffect(() => {
    const typed = city.trim()
    setPostcodes([])
    if (typed.length < 2 || typed === latest.current.filled) return
    let isCancelled = false
    const fetchTowns = async () => {
      const answer = await call('GET /api/autocompleteCityFromCityName', { city_name: typed })
      if (isCancelled) return
      setBeginning(answer.suggestions.filter((name) => name !== typed))
      // Only for a town typed completely.
      if (germanOrder.compare(answer.message, typed) !== 0 || latest.current.plz.trim() !== '') return
      if (answer.postcodes.length === 1) set({ plz: answer.postcodes[0] })
      else setPostcodes(answer.postcodes)
    }
    const timer = setTimeout(() => fetchTowns().catch(() => {}), typingPauseMs)
    return () => {
      isCancelled = true
      clearTimeout(timer)
    }
  }, [city, set])

  return {
    ofPostcode,
    beginning,
    postcodes: plz.trim() === '' ? postcodes : [],
    filled: filled === city ? filled : '',
  }
}

export function AddressFields(fields: FormFields<EntryValues>) {
  const text = useText()
  const locale = useLocale()
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
        <SelectField
          label={text('entry_dialogue.towns', { plz: values.plz.trim() })}
          lang="de"
          value={choice.includes(values.city) ? values.city : ''}
          onChange={(event) => set({ city: event.target.value })}
        >
          <option value="" lang={locale}>
            {text('entry_dialogue.otherTown')}
          </option>
          {choice.map((town) => (
            <option key={town}>{town}</option>
          ))}
        </SelectField>
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
      <ValueButtons
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

/** Shows values such as the postcodes of a town as buttons that fill the field in. */
function ValueButtons({ title, of, chosen, onChoose }: ChoiceProps) {
  const id = useId()
  if (of.length === 0) return null
  return (
    // Not a fieldset, which is for input; these buttons fill a field in.
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
