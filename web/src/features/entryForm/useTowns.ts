import { useEffect, useRef, useState } from 'react'
import { call } from '../../lib/api.ts'
import type { EntryValues } from './entryValues.ts'

const patienceMs = 250

export interface Towns {
  /** Of the postcode; several are a choice. */
  ofPostcode: readonly string[]
  /** Names that begin as the town does that is being typed. */
  beginning: readonly string[]
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
  const [filled, setFilled] = useState('')
  const now = useRef({ city, filled })
  now.current = { city, filled }

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
    if (typed.length < 2 || typed === now.current.filled) return
    let left = false
    const look = async () => {
      const answer = await call('GET /api/autocompleteCityFromCityName', { city_name: typed })
      if (!left) setBeginning(answer.suggestions.filter((name) => name !== typed))
    }
    const timer = setTimeout(() => look().catch(() => {}), patienceMs)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [city])

  return { ofPostcode, beginning, filled: filled === city ? filled : '' }
}
