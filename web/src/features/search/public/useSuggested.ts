import type { Suggested } from '@directory/shared/searchHelp'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { minLetters, noSuggestions } from './suggestionsOf.ts'

const typingMs = 120

/** Suggestions for the typed text. Outdated answers are dropped. */
export function useSuggested(typed: string, from: string): Suggested {
  const [found, setFound] = useState(noSuggestions)
  const searchQuery = typed.trim()
  useEffect(() => {
    let isOvertaken = false
    const take = (now: Suggested) => {
      if (!isOvertaken) setFound(now)
    }
    const isEnough = searchQuery.length >= minLetters
    if (!isEnough) take(noSuggestions)
    const timer = setTimeout(() => {
      if (isEnough) call('GET /api/suggest', { searchQuery, from }).then(take, () => take(noSuggestions))
    }, typingMs)
    return () => {
      isOvertaken = true
      clearTimeout(timer)
    }
  }, [searchQuery, from])
  return found
}
