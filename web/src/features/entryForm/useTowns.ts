import { useEffect, useRef, useState } from 'react'
import { call } from '../../lib/api.ts'
import { germanOrder } from '../../lib/format.ts'
import type { EntryValues } from './entryValues.ts'

const patienceMs = 250

export interface Towns {
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
export function useTowns(
  { plz, city }: Pick<EntryValues, 'plz' | 'city'>,
  set: (changes: Partial<EntryValues>) => void,
): Towns {
  const [ofPostcode, setOfPostcode] = useState<readonly string[]>([])
  const [beginning, setBeginning] = useState<readonly string[]>([])
  const [postcodes, setPostcodes] = useState<readonly string[]>([])
  const [filled, setFilled] = useState('')
  const now = useRef({ city, plz, filled })
  now.current = { city, plz, filled }

  useEffect(() => {
    setOfPostcode([])
    if (!/^\d{5}$/.test(plz.trim())) return
    let left = false
    const look = async () => {
      const answer = await call('GET /api/autocompleteCityFromPostalCode', { postal_code: plz.trim() })
      if (left || !answer.success) return
      setOfPostcode(answer.suggestions)
      const { city: present, filled: ours } = now.current
      // Typed text is never replaced.
      if (present.trim() !== '' && present !== ours) return
      set({ city: answer.message })
      setFilled(answer.message)
    }
    look().catch(() => {})
    return () => {
      left = true
    }
  }, [plz, set])

  useEffect(() => {
    const typed = city.trim()
    setPostcodes([])
    if (typed.length < 2 || typed === now.current.filled) return
    let left = false
    const look = async () => {
      const answer = await call('GET /api/autocompleteCityFromCityName', { city_name: typed })
      if (left) return
      setBeginning(answer.suggestions.filter((name) => name !== typed))
      // Only for a town typed completely.
      if (germanOrder.compare(answer.message, typed) !== 0 || now.current.plz.trim() !== '') return
      if (answer.postcodes.length === 1) set({ plz: answer.postcodes[0] })
      else setPostcodes(answer.postcodes)
    }
    const timer = setTimeout(() => look().catch(() => {}), patienceMs)
    return () => {
      left = true
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
