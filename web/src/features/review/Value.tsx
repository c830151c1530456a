import { translateOpening } from '@directory/shared/openingHours'
import type { Proposal } from '@directory/shared/proposal'
import { positionOf } from '@directory/shared/region'
import { PlainList } from '../../components/PlainList.tsx'
import { useLocale, useText } from '../../lib/intl.ts'
import { type ComparedKey, kindOf } from './compare.ts'
import styles from './Review.module.css'

/** One thing of an entry as people read it. */
export function Value({ field, of }: { field: ComparedKey; of: Proposal }) {
  const text = useText()
  const locale = useLocale()
  if (field === 'lat') {
    const place = positionOf({ lat: of.lat ?? null, lon: of.lon ?? null })
    return place ? `${place.lat.toFixed(4)}, ${place.lon.toFixed(4)}` : <Nothing />
  }
  const value = of[field]
  if (kindOf(field) === 'flag') return text(value ? 'review.yes' : 'review.no')
  if (typeof value !== 'string' || value.trim() === '') return <Nothing />
  if (field !== 'opened') return <span lang="de">{value}</span>
  return (
    <PlainList>
      {value.split(';').map((line) => (
        <li key={line}>{translateOpening(line.trim(), locale)}</li>
      ))}
    </PlainList>
  )
}

function Nothing() {
  const text = useText()
  return <span className={styles.nothing}>{text('review.nothing')}</span>
}
