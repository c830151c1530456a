import type { Entry } from '@directory/shared/entry'
import { comesHome } from '@directory/shared/homeVisits'
import { readServiceArea, type ServiceArea } from '@directory/shared/serviceArea'
import { useText } from '../../../lib/intl.ts'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './Marks.module.css'

/** Marks for accessibility and home visits, which many visitors look for first; hidden if neither applies. */
export function Marks({ entry }: { entry: Entry }) {
  const text = useText()
  const makesHomeVisits = comesHome(entry)
  if (!entry.barrierfree && !makesHomeVisits) return null
  return (
    <p className={styles.marks}>
      {makesHomeVisits && (
        <span className={styles.mark}>
          <Icon name="home" />
          <span>
            <HomeVisitArea area={readServiceArea(entry.serviceArea)} />
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

/** Says that the provider makes home visits and, if known, where. */
export function HomeVisitArea({ area }: { area: ServiceArea | null }) {
  const text = useText()
  const label = text('entry.comesToHouse')
  switch (area?.kind) {
    case 'district':
      return `${label}: ${text('entry.areaDistrict')}`
    case 'around':
      return `${label}: ${text('entry.areaAround', { km: area.km })}`
    case 'towns':
      return (
        <>
          {label}: <span lang="de">{area.towns.join(', ')}</span>
        </>
      )
    default:
      return label
  }
}
