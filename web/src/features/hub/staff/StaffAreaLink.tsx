import { useText } from '../../../lib/intl.ts'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import type { StaffLink } from './staffAreas.ts'

interface Props {
  link: StaffLink
  isHere?: boolean
}

/** A link to one of the pages for staff, or to the admin UI. */
export function StaffAreaLink({ link: { title, to, isElsewhere }, isHere = false }: Props) {
  const label = useText()(title)
  if (isElsewhere) return <a href={to}>{label}</a>
  return (
    <SiteLink to={to} aria-current={isHere ? 'page' : undefined}>
      {label}
    </SiteLink>
  )
}
