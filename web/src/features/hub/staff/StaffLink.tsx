import type { ReactNode } from 'react'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import type { Target } from './staffAreas.ts'

interface Props extends Target {
  isHere?: boolean
  className?: string | undefined
  children: ReactNode
}

/** Links to a page for staff, or to the admin UI. */
export function StaffLink({ to, isElsewhere, isHere = false, className, children }: Props) {
  if (isElsewhere)
    return (
      <a className={className} href={to}>
        {children}
      </a>
    )
  return (
    <SiteLink className={className} to={to} aria-current={isHere ? 'page' : undefined}>
      {children}
    </SiteLink>
  )
}
