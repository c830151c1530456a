import { useCall } from '#lib/api.ts'
import { usePlainPath, useText } from '#lib/intl.ts'
import { useMenu } from '#lib/useMenu.ts'
import { routes } from '#shared/routes'
import { Icon } from '#ui/Icon.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { PlaceLinks, Places } from './Places.tsx'
import styles from './StaffMenu.module.css'
import { areaAt, staffAreasFor } from './staffAreas.ts'

/** With little room it is one line with the name of the open page's place, until it is opened. */
export function StaffMenu() {
  const text = useText()
  const { data: waiting } = useCall('GET /api/waiting', {})
  const { data: who } = useCall('GET /api/getRole', {})
  const here = usePlainPath()
  const areas = staffAreasFor(who?.role ?? 'Editor')
  const place = areaAt(here, areas)
  // The page that is open says its name itself.
  const links = place?.links.filter(({ who, to }) => who !== 'cms' && to !== here) ?? []
  const neighbours = place && !place.isAlone && links.length > 0 ? { ...place, links } : null
  const { open, button, toggle, onKeyDown } = useMenu()
  const link = (to: string, label: string) => (
    <SiteLink to={to} aria-current={here === to ? 'page' : undefined}>
      {label}
    </SiteLink>
  )
  const withCount = (label: string, count: number | undefined) => (count ? `${label} (${count})` : label)
  return (
    <nav
      aria-label={text('edit.title')}
      className={`${styles.menu} noPrint`}
      data-open={open}
      onKeyDown={onKeyDown}
    >
      <ul className={styles.bar}>
        <li className={styles.always}>
          <button
            ref={button}
            type="button"
            aria-expanded={open}
            aria-controls="staff-areas"
            onClick={toggle}
          >
            <Icon name={open ? 'close' : 'menu'} />
            {text('edit.areas')}
          </button>
        </li>
        <li className={styles.place} aria-hidden="true">
          {text(place?.title ?? 'edit.title')}
        </li>
        <li>{link(routes.edit.href(), text('edit.title'))}</li>
        <li>
          {link(routes.pendingEntries.href(), withCount(text('review.entriesTitle'), waiting?.entries))}
        </li>
        <li>
          {link(
            routes.pendingChanges.href(),
            withCount(text('review.changesTitle'), waiting && waiting.changes + waiting.reports),
          )}
        </li>
        <li className={styles.out}>
          {neighbours && !open && <PlaceLinks area={neighbours} here={here} className={styles.neighbours} />}
        </li>
        <li>{link(routes.logout.href(), text('logout.title'))}</li>
      </ul>
      <div id="staff-areas" className={styles.areas} hidden={!open}>
        <Places areas={areas} heading="b" here={here}>
          <div className={styles.account}>
            {link(routes.editHelp.href(), text('footer.editHelp'))}
            {link(routes.account.href(), text('edit.account.title'))}
          </div>
        </Places>
      </div>
    </nav>
  )
}
