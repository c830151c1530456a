import type { Entry } from '@directory/shared/entry'
import { useText } from '../../../lib/intl.ts'
import { WholeWords } from '../../../ui/WholeWords.tsx'
import { Directions } from './Directions.tsx'
import { Distance } from './Distance.tsx'
import { townLine } from './entryText.ts'
import { isMeasuredByTown } from './grouping.ts'
import styles from './ProviderAddress.module.css'
import type { VisitorHome } from './position.ts'

interface Props {
  entry: Entry
  km: number | null
  /** Start of the way. */
  visitorLocation: VisitorHome | null
}

/** Shows a provider's address, its distance, and the ways there. */
export function ProviderAddress({ entry, km, visitorLocation }: Props) {
  const text = useText()
  const from = visitorLocation && {
    ...visitorLocation.position,
    ...(visitorLocation.label !== '' && { city: visitorLocation.label }),
  }
  return (
    <>
      <p className={styles.address} lang="de">
        {entry.street && (
          <span>
            <WholeWords>{entry.street}</WholeWords>
          </span>
        )}
        <span>
          <WholeWords>{townLine(entry)}</WholeWords>
        </span>
      </p>
      <p className={styles.distance}>
        <Distance km={km} isApproximate={isMeasuredByTown(entry)} />
      </p>
      {visitorLocation?.measuredFrom && (
        <p>
          {text('entry.measuredFrom', { town: visitorLocation.measuredFrom, place: visitorLocation.label })}
        </p>
      )}
      <Directions entry={entry} from={from} />
    </>
  )
}
