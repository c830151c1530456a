import { type ReactNode, useId } from 'react'
import { useText } from '#lib/intl.ts'
import { Icon } from '#ui/Icon.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import styles from './Hub.module.css'
import type { StaffArea } from './staffAreas.ts'

interface Props {
  areas: readonly StaffArea[]
  heading: 'h2' | 'b'
  /** The (German) path of the open page. */
  here?: string
  /** What stands behind a link, by where it leads. */
  notes?: Readonly<Record<string, string>>
  children?: ReactNode
}

export function Places({ areas, heading: Heading, here, notes = {}, children }: Props) {
  const text = useText()
  const id = useId()
  // In the menu they are no landmarks of the page.
  const Box = Heading === 'h2' ? 'section' : 'div'
  return (
    <div className={styles.areas}>
      {areas.map(({ title, icon, links }) => (
        <Box key={title} className={styles.area} aria-labelledby={Heading === 'h2' ? id + title : undefined}>
          <Heading id={id + title} className={styles.title}>
            <Icon name={icon} />
            {text(title)}
          </Heading>
          <PlaceLinks area={{ title, links }} {...{ here, notes }} className={styles.links} />
        </Box>
      ))}
      {children}
    </div>
  )
}

interface LinksProps {
  area: Pick<StaffArea, 'title' | 'links'>
  here: string | undefined
  notes?: Readonly<Record<string, string>>
  className: string | undefined
}

export function PlaceLinks({ area: { title, links }, here, notes = {}, className }: LinksProps) {
  const text = useText()
  return (
    <PlainList className={className} aria-label={text(title)}>
      {links.map(({ to, title, who }) => (
        <li key={to}>
          {who === 'cms' ? (
            <a href={to}>{text(title)}</a>
          ) : (
            <SiteLink to={to} aria-current={here === to ? 'page' : undefined}>
              {text(title)}
            </SiteLink>
          )}
          {notes[to] && <small> {notes[to]}</small>}
        </li>
      ))}
    </PlainList>
  )
}
