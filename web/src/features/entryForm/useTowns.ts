import { useEffect, useRef, useState } from 'react'
import { call } from '../../lib/api.ts'
import { germanOrder } from '../../lib/format.ts'
import type { EntryValues } from './entryValues.ts'

const typingPauseMs = 250

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
