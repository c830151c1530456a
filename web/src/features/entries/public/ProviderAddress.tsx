import type { Entry } from '@directory/shared/entry'
import { ProperName } from '../../../ui/ProperName.tsx'
import { Directions } from './Directions.tsx'
import { Distance } from './Distance.tsx'
import { townLine } from './entryText.ts'
import styles from './ProviderAddress.module.css'
import type { VisitorPlace } from './position.ts'

interface Props {
  entry: Entry
  km: number | null
  /** Where the visitor starts. */
  from: VisitorPlace | null
}

/** Address of a provider, how far it is, and the ways there. */
export function ProviderAddress({ entry, km, from }: Props) {
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
        <Distance km={km} />
      </p>
      <Directions entry={entry} from={from} />
    </>
  )
}
