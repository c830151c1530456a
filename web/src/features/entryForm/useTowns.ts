import { useEffect, useRef, useState } from 'react'
import { call } from '../../lib/api.ts'
import { germanOrder } from '../../lib/format.ts'
import type { EntryValues } from './entryValues.ts'

const patienceMs = 250

export interface Towns {
  /** Of the postcode; several are a choice. */
  ofPostcode: readonly string[]
  /** Names that begin as the town does that is being typed. */
  beginning: readonly string[]
  /** Of the town that was typed, while there is no postcode. */
  postcodes: readonly string[]
  /** Put in by us, for screen readers. */
  filled: string
}

/** A postcode of five digits fills in its town; a town that is typed is completed. Both only help. */
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
      // What somebody has typed stays.
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
      // Only of a town that has been typed to its end.
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
