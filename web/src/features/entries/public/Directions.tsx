import type { Entry } from '@directory/shared/entry'
import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { PlainList } from '../../../ui/PlainList.tsx'
import styles from './Directions.module.css'
import { directionsTo } from './directions.ts'
import type { VisitorPlace } from './position.ts'

/** The way to a provider on foot, by car, by bus, and on the device's own map. No other site is asked before a press. */
export function Directions({ entry, from }: { entry: Entry; from: VisitorPlace | null }) {
  const text = useText()
  const { data: settings } = useCall('GET /api/settings', {})
  const ways = directionsTo(entry, from, settings?.timetableUrl ?? '')
  if (ways.length === 0) return null
  const start = from?.city
    ? text('provider.route.from', { place: from.city })
    : text('provider.route.fromOwn')
  return (
    <section className="noPrint" aria-labelledby="directions">
      <h3 id="directions" className={styles.heading}>
        <Icon name="location" /> {text('provider.route')}{' '}
        {from && <span className={styles.from}>{start}</span>}
      </h3>
      <PlainList className={styles.ways}>
        {ways.map(({ by, href, host }) => (
          <li key={by} className={host === null ? styles.onDevice : undefined}>
            <a href={href} rel="external nofollow noopener noreferrer">
              {text(`provider.route.${by}`)}
            </a>
            {host !== null && <span className={styles.host}> {text('provider.route.opens', { host })}</span>}
          </li>
        ))}
      </PlainList>
      {from && <p className={styles.sends}>{text('provider.route.sends')}</p>}
    </section>
  )
}
