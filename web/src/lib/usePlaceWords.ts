import { distanceM, type Position } from '@directory/shared/region'
import { useText } from './intl.ts'

/** Returns a function that words where a place is: on the map, or how far from another one; empty without a place. */
export function usePlaceWords() {
  const text = useText()
  return (place: Position | null, beside: Position | null = null): string => {
    if (!place) return ''
    const isSame = !beside || (place.lat === beside.lat && place.lon === beside.lon)
    return text('place.marked', { metres: isSame ? 0 : Math.max(1, Math.round(distanceM(beside, place))) })
  }
}
