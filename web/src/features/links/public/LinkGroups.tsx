import type { Link } from '@directory/shared/link'
import { allRegions } from '@directory/shared/region'
import { routes } from '@directory/shared/routes'
import { useText } from '../../../lib/intl.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { Collapsible } from '../../../ui/Collapsible.tsx'
import { EmptyNotice } from '../../../ui/EmptyNotice.tsx'
import { PlainList } from '../../../ui/PlainList.tsx'
import styles from './LinkGroups.module.css'
import { LinkItem } from './LinkItem.tsx'
import { groupLinks } from './linkGrouping.ts'

export function LinkGroups({ links }: { links: readonly Link[] }) {
  const text = useText()
  const groups = groupLinks(links)
  if (groups.length === 0) {
    const all = `${routes.links.href()}?region=${allRegions}`
    return (
      <EmptyNotice
        title={text('links.empty')}
        actions={<LinkButton to={all}>{text('links.emptyAction')}</LinkButton>}
      />
    )
  }
  return (
    <>
      {groups.length > 1 && (
        <nav aria-label={text('links.anchors')} className={styles.anchors}>
          <PlainList inRow>
            {groups.map(({ id, category }) => (
              <li key={id}>
                <a href={`#${id}`} lang={category ? 'de' : undefined}>
                  {category || text('links.uncategorised')}
                </a>
              </li>
            ))}
          </PlainList>
        </nav>
      )}
      {groups.map(({ id, category, links: members }) => (
        <Collapsible
          key={id}
          id={id}
          title={category || text('links.uncategorised')}
          lang={category ? 'de' : undefined}
          aside={text('links.count', { count: members.length })}
        >
          <PlainList>
            {members.map((link) => (
              <LinkItem key={link.uuid} link={link} />
            ))}
          </PlainList>
        </Collapsible>
      ))}
    </>
  )
}
