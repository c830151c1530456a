import { useText } from '#lib/intl.ts'
import { useSettings } from '#lib/settings.ts'
import { demandBusTo } from '#shared/demandBus'
import type { Entry } from '#shared/entry'
import { exactPositionOf } from '#shared/region'
import { timetableHost, timetableHref } from '#shared/timetableUrl'
import { Icon } from '#ui/Icon.tsx'
import { PhoneLink } from '#ui/PhoneLink.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { WholeWords } from '#ui/WholeWords.tsx'
import directionsStyles from './Directions.module.css'
import { Distance } from './Distance.tsx'
import { townLine } from './entryText.ts'
import { distanceKm } from './grouping.ts'
import styles from './ProviderAddress.module.css'
import type { VisitorHome, VisitorPlace } from './visitorPlace.ts'

interface Props {
  entry: Entry
  visitorLocation: VisitorHome | null
}

/** No other site is contacted before a press. */
export function ProviderAddress({ entry, visitorLocation }: Props) {
  const text = useText()
  const settings = useSettings()
  const { position = null, label = '', measuredFrom = '' } = visitorLocation ?? {}
  const start = measuredFrom || label
  const from = position && { ...position, city: start || undefined }
  // Not on foot from a municipality that only stands in for the visitor's village.
  const ways = directionsTo(entry, from, settings.timetableUrl).filter(
    ({ by }) => by !== 'foot' || measuredFrom === '',
  )
  const bus = demandBusTo(entry, settings)
  return (
    <>
      <p className={styles.address} lang="de">
        {[entry.street, townLine(entry)].filter(Boolean).map((line) => (
          <span key={line}>
            <WholeWords>{line}</WholeWords>
          </span>
        ))}
      </p>
      <p className={styles.distance}>
        <Distance entry={entry} km={distanceKm(entry, position)} measuredFrom={measuredFrom} />
      </p>
      {measuredFrom !== '' && <p>{text('entry.measuredFrom', { town: measuredFrom, place: label })}</p>}
      {(ways.length > 0 || bus) && (
        <section className="noPrint" aria-labelledby="directions">
          <h3 id="directions" className={directionsStyles.heading}>
            <Icon name="location" /> {`${text('provider.route')} `}
            {from && (
              <span className="soft">
                {start === ''
                  ? text('provider.route.fromOwn')
                  : text('provider.route.from', { place: start })}
              </span>
            )}
          </h3>
          <PlainList className={directionsStyles.links}>
            {ways.map(({ by, href, host }) => (
              <li key={by} className={host === null ? directionsStyles.onDevice : undefined}>
                <a href={href} className="press" rel="external nofollow noopener noreferrer">
                  {text(`provider.route.${by}`)}
                </a>
                {host !== null && (
                  <span className="soft">{` ${text('provider.route.opens', { host })}`}</span>
                )}
              </li>
            ))}
            {bus && (
              <li>
                <span>
                  {text('provider.route.demandBus')} (<span lang="de">{bus.name}</span>):
                </span>
                <PhoneLink phone={bus.phone} shown={bus.phoneText} />
              </li>
            )}
          </PlainList>
          {from && <p className={directionsStyles.privacyNote}>{text('provider.route.sends')}</p>}
        </section>
      )}
    </>
  )
}

interface Direction {
  by: 'foot' | 'car' | 'bus' | 'phone'
  href: string
  /** Null if no site receives start and destination. */
  host: string | null
}

const mapHost = 'openstreetmap.org'

export function directionsTo(entry: Entry, from: VisitorPlace | null, timetableUrl: string): Direction[] {
  const place = exactPositionOf(entry)
  const address = [entry.street, townLine(entry)].filter((part) => part !== '').join(', ')
  const to = place ? `${place.lat},${place.lon}` : address
  if (to === '') return []
  const start = from ? `from=${encodeURIComponent(`${from.lat},${from.lon}`)}&` : ''
  const onMap = (engine: string) =>
    `https://www.${mapHost}/directions?${engine}${start}to=${encodeURIComponent(to)}`
  const host = timetableHost(timetableUrl)
  const bus = () =>
    timetableHref(timetableUrl, from && { name: from.city ?? `${from.lat},${from.lon}`, ...from }, {
      name: address || to,
      ...place,
    })
  return [
    { by: 'foot', href: onMap('engine=fossgis_osrm_foot&'), host: mapHost },
    { by: 'car', href: onMap(''), host: mapHost },
    ...(host === null ? [] : [{ by: 'bus', href: bus(), host } as const]),
    {
      by: 'phone',
      href: place
        ? `geo:${to}?q=${to}(${encodeURIComponent(entry.name)})`
        : `geo:0,0?q=${encodeURIComponent(address)}`,
      host: null,
    },
  ]
}
