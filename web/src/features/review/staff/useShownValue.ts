import { translateOpening } from '@directory/shared/openingHours'
import type { Proposal } from '@directory/shared/proposal'
import { useLocale, useText } from '../../../lib/intl.ts'
import { usePlaceWords } from '../../../lib/usePlaceWords.ts'
import { type ComparedKey, fieldKindOf, placeOf } from './compareFields.ts'

/**
 * Returns a function that words a field's value, with a line for each opening; empty if there is none. A place is worded
 * beside that of other values.
 */
export function useShownValue() {
  const text = useText()
  const locale = useLocale()
  const placeWords = usePlaceWords()
  return (field: ComparedKey, of: Proposal, beside: Proposal = {}): string => {
    if (field === 'lat') return placeWords(placeOf(of), placeOf(beside))
    const value = of[field]
    if (fieldKindOf(field) === 'flag' || typeof value === 'boolean')
      return text(value ? 'review.yes' : 'review.no')
    if (typeof value !== 'string') return ''
    if (field !== 'opened') return value.trim()
    const lines = value.split(';').map((line) => translateOpening(line.trim(), locale))
    return lines.filter((line) => line !== '').join('\n')
  }
}
