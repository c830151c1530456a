import type { Entry } from '@directory/shared/entry'
import { useText } from '../../../lib/intl.ts'
import { ProperName } from '../../../ui/ProperName.tsx'
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
  home: VisitorHome | null
}

/** Shows a provider's address, its distance, and the ways there. */
export function ProviderAddress({ entry, km, home }: Props) {
  const text = useText()
  const from = home && { ...home.position, ...(home.label !== '' && { city: home.label }) }
  return (
    <>
      <p className={styles.address} lang="de">
        {entry.street && (
          <span>
            <ProperName>{entry.street}</ProperName>
          </span>
        )}
        <span>
          <ProperName>{townLine(entry)}</ProperName>
        </span>
      </p>
      <p className={styles.distance}>
        <Distance km={km} isAbout={isMeasuredByTown(entry)} />
      </p>
      {home?.measuredFrom && (
        <p>{text('entry.measuredFrom', { town: home.measuredFrom, place: home.label })}</p>
      )}
      <Directions entry={entry} from={from} />
    </>
  )
}
