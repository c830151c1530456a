import type { Entry } from '@directory/shared/entry'
import { comesHome } from '@directory/shared/homeVisits'
import { readServiceArea } from '@directory/shared/serviceArea'
import { Icon } from '../../components/Icon.tsx'
import { useText } from '../../lib/intl.ts'
import styles from './Marks.module.css'

/** What many look for first; nothing where neither holds. */
export function Marks({ entry }: { entry: Entry }) {
  const text = useText()
  const comes = comesHome(entry)
  if (!entry.barrierfree && !comes) return null
  return (
    <p className={styles.marks}>
      {comes && (
        <span className={styles.mark}>
          <Icon name="home" />
          <span>
            {text('entry.comesToHouse')}
            <Area text={entry.serviceArea} />
          </span>
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

/** Where to, in words; nothing where it is not said. */
function Area({ text: line }: { text: string }) {
  const text = useText()
  const area = readServiceArea(line)
  switch (area?.kind) {
    case 'district':
      return `: ${text('entry.areaDistrict')}`
    case 'around':
      return `: ${text('entry.areaAround', { km: area.km })}`
    case 'towns':
      return (
        <>
          : <span lang="de">{area.towns.join(', ')}</span>
        </>
      )
    default:
      return null
  }
}
