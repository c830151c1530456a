import type { Entry } from '@directory/shared/entry'
import { comesToHouse } from '@directory/shared/homeVisits'
import { Icon } from '../../components/Icon.tsx'
import { useText } from '../../lib/intl.ts'
import styles from './Marks.module.css'

/** What many look for first; nothing where neither holds. */
export function Marks({ entry }: { entry: Entry }) {
  const text = useText()
  const comes = comesToHouse(entry)
  if (!entry.barrierfree && !comes) return null
  return (
    <p className={styles.marks}>
      {comes && (
        <span className={styles.mark}>
          <Icon name="home" />
          {text('entry.comesToHouse')}
        </span>
      )}
      {entry.barrierfree && (
        <span className={styles.mark}>
          <Icon name="accessible" />
          {text('entry.barrierfree')}
        </span>
      )}
    </p>
  )
}
