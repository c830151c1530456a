import { demandBusTo } from '@directory/shared/demandBus'
import type { Entry } from '@directory/shared/entry'
import type { Settings } from '@directory/shared/settings'
import { useCall } from '../../../lib/api.ts'
import { phoneHref } from '../../../lib/format.ts'
import { useText } from '../../../lib/intl.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { PhoneText } from '../../../ui/PhoneText.tsx'
import { PlainList } from '../../../ui/PlainList.tsx'
import styles from './Directions.module.css'
import { directionsTo } from './directions.ts'
import type { VisitorPlace } from './position.ts'

/** Links ways on foot, by car, by bus, and on the device's map. No other site is contacted before a press. */
export function Directions({ entry, from }: { entry: Entry; from: VisitorPlace | null }) {
  const text = useText()
  const { data: settings } = useCall('GET /api/settings', {})
  const ways = directionsTo(entry, from, settings?.timetableUrl ?? '')
  const bus = settings ? demandBusTo(entry, settings) : null
  if (ways.length === 0 && !bus) return null
  const start = from?.city
    ? text('provider.route.from', { place: from.city })
    : text('provider.route.fromOwn')
  return (
    <section className="noPrint" aria-labelledby="directions">
      <h3 id="directions" className={styles.heading}>
        <Icon name="location" /> {text('provider.route')}{' '}
        {from && <span className={styles.from}>{start}</span>}
      </h3>
      <PlainList className={styles.links}>
        {ways.map(({ by, href, host }) => (
          <li key={by} className={host === null ? styles.onDevice : undefined}>
            <a href={href} rel="external nofollow noopener noreferrer">
              {text(`provider.route.${by}`)}
            </a>
            {host !== null && <span className={styles.host}> {text('provider.route.opens', { host })}</span>}
          </li>
        ))}
        {bus && <DemandBus bus={bus} />}
      </PlainList>
      {from && <p className={styles.privacyNote}>{text('provider.route.sends')}</p>}
    </section>
  )
}

function DemandBus({ bus }: { bus: NonNullable<Settings['demandBus']> }) {
  const text = useText()
  const href = phoneHref(bus.phone)
  const number = <PhoneText>{bus.phoneText}</PhoneText>
  return (
    <li>
      <span>
        {text('provider.route.demandBus')} (<span lang="de">{bus.name}</span>):
      </span>
      {href ? <a href={href}>{number}</a> : <strong lang="de">{number}</strong>}
    </li>
  )
}
