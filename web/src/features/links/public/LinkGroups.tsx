import { germanOrder, websiteHref, websiteLabel } from '#lib/format.ts'
import { useText } from '#lib/intl.ts'
import { listsBy } from '#shared/appendTo'
import type { Link } from '#shared/link'
import { allRegions } from '#shared/region'
import { routes } from '#shared/routes'
import { LinkButton } from '#ui/Button.tsx'
import { Collapsible } from '#ui/Collapsible.tsx'
import { ContactLinks } from '#ui/ContactLinks.tsx'
import { EditLink } from '#ui/EditLink.tsx'
import { EmptyNotice } from '#ui/EmptyNotice.tsx'
import { Icon } from '#ui/Icon.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { WebAddress } from '#ui/WebAddress.tsx'
import { WholeWords } from '#ui/WholeWords.tsx'
import styles from './LinkGroups.module.css'

/** Both in German alphabetical order; links without a category come last. */
export function groupLinks(links: readonly Link[]) {
  return [...listsBy(links, ({ category }) => category.trim())]
    .sort(([a], [b]) => Number(a === '') - Number(b === '') || germanOrder.compare(a, b))
    .map(([category, members]) => ({
      category,
      id: `links-${category.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`,
      links: members.toSorted((a, b) => germanOrder.compare(a.name, b.name)),
    }))
}

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
        <nav aria-label={text('links.anchors')} className={`${styles.anchors} noPrint`}>
          <PlainList inRow>
            {groups.map(({ id, category }) => (
              <li key={id}>
                <a href={`#${id}`} className="press" lang={category ? 'de' : undefined}>
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
          defaultOpen
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

function LinkItem({ link }: { link: Link }) {
  const text = useText()
  const href = websiteHref(link.url)
  return (
    <li className={styles.item}>
      {href ? (
        <a className={styles.name} href={href} rel="external noopener">
          <span lang="de">
            <WholeWords>{link.name}</WholeWords>
          </span>
          <Icon name="external" />
          <VisuallyHidden>{text('links.external')}</VisuallyHidden>
        </a>
      ) : (
        <span className={styles.name} lang="de">
          {link.name}
        </span>
      )}
      <span className={styles.host}>
        <WebAddress>{websiteLabel(link.url)}</WebAddress>
      </span>
      {link.description && (
        <p className={styles.description} lang="de">
          {link.description}
        </p>
      )}
      <ContactLinks email={link.email} phone={link.phone} phoneText={link.phoneText} />
      <EditLink
        to={`${routes.editLinks.href()}?edit=${link.uuid}`}
        aria-label={`${text('edit.edit')}: ${link.name}`}
      />
    </li>
  )
}
