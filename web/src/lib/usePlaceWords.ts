import { distanceM, type Position } from '#shared/region'
import { useText } from './intl.ts'

/** Empty without a place. */
export function usePlaceWords() {
  const text = useText()
  return (place: Position | null, beside: Position | null = null): string => {
    if (!place) return ''
    const isSame = !beside || (place.lat === beside.lat && place.lon === beside.lon)
    return text('place.marked', { metres: isSame ? 0 : Math.max(1, Math.round(distanceM(beside, place))) })
  }
}
