import { routes, splitLocale } from '@directory/shared/routes'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import styles from './StaffMenu.module.css'
import { areaAround, type StaffPageLink, staffAreasFor } from './staffAreas.ts'

/** Shows, on every staff page: waiting requests, all pages for staff, the user's account, and the logout. */
export function StaffMenu() {
  const text = useText()
  const { data: who } = useCall('GET /api/getRole', {})
  const { data: waiting } = useCall('GET /api/waiting', {})
  const { pathname } = useLocation()
  const here = splitLocale(pathname).path
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when another page opens
  useEffect(() => setOpen(false), [pathname])

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    toggle.current?.focus()
  }
  const link = (to: string, label: string) => (
    <SiteLink to={to} aria-current={here === to ? 'page' : undefined}>
      {label}
    </SiteLink>
  )
  const withCount = (label: string, count: number | undefined) => (count ? `${label} (${count})` : label)
  const areas = staffAreasFor(who?.role ?? 'Editor')
  const list = (pages: readonly StaffPageLink[]) =>
    pages.map(({ to, title }) => <li key={to}>{link(to, text(title))}</li>)
  const around = areaAround(here, areas)
  return (
    <nav aria-label={text('edit.title')} className={`${styles.menu} noPrint`} onKeyDown={closeOnEscape}>
      <ul className={styles.bar}>
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
        <li>
          <button
            ref={toggle}
            type="button"
            aria-expanded={open}
            aria-controls="staff-areas"
            onClick={() => setOpen(!open)}
          >
            <Icon name={open ? 'close' : 'chevron'} />
            {text('edit.areas')}
          </button>
        </li>
        <li className={styles.out}>{link(routes.logout.href(), text('logout.title'))}</li>
      </ul>
      <ul id="staff-areas" className={styles.areas} hidden={!open}>
        {list(areas.flatMap(({ links }) => links))}
        <li>{link(routes.account.href(), text('edit.account.title'))}</li>
      </ul>
      {around && !open && (
        <ul className={styles.neighbours} aria-label={text(around.title)}>
          {list(around.links)}
        </ul>
      )}
    </nav>
  )
}
