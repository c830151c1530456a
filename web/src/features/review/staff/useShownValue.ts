import { translateOpening } from '@directory/shared/openingHours'
import type { Proposal } from '@directory/shared/proposal'
import { positionOf } from '@directory/shared/region'
import { useLocale, useText } from '../../../lib/intl.ts'
import { type ComparedKey, fieldKindOf } from './compareFields.ts'

/** Returns a function that words a field's value, with a line for each opening; empty if there is none. */
export function useShownValue() {
  const text = useText()
  const locale = useLocale()
  return (field: ComparedKey, of: Proposal): string => {
    if (field === 'lat') {
      const place = positionOf({ lat: of.lat ?? null, lon: of.lon ?? null })
      return place ? `${place.lat.toFixed(4)}, ${place.lon.toFixed(4)}` : ''
    }
    const value = of[field]
    if (fieldKindOf(field) === 'flag') return text(value ? 'review.yes' : 'review.no')
    if (typeof value === 'boolean') return text(value ? 'review.yes' : 'review.no')
    if (typeof value !== 'string') return ''
    if (field !== 'opened') return value.trim()
    const lines = value.split(';').map((line) => translateOpening(line.trim(), locale))
    return lines.filter((line) => line !== '').join('\n')
  }
}
