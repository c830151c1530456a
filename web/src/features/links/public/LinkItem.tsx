import type { Link } from '@directory/shared/link'
import { routes } from '@directory/shared/routes'
import { websiteHref, websiteLabel } from '../../../lib/format.ts'
import { useText } from '../../../lib/intl.ts'
import { ContactLinks } from '../../../ui/ContactLinks.tsx'
import { EditLink } from '../../../ui/EditLink.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { WebAddress } from '../../../ui/WebAddress.tsx'
import styles from './LinkGroups.module.css'

export function LinkItem({ link }: { link: Link }) {
  const text = useText()
  const href = websiteHref(link.url)
  return (
    <li className={styles.item}>
      {href ? (
        <a className={styles.name} href={href} rel="external noopener">
          <span lang="de">{link.name}</span>
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
