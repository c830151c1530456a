import { routes } from '@directory/shared/routes'
import { useContext } from 'react'
import { type MessageId, useText } from '../../lib/intl.ts'
import { ServerState } from '../../lib/serverState.ts'
import { useLoggedIn } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import { PhoneLine } from '../../ui/PhoneLine.tsx'
import { PlainList } from '../../ui/PlainList.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import styles from './Footer.module.css'

type FooterLink = { id: MessageId; path: string }

const linksForEveryone: readonly FooterLink[] = [
  { id: 'footer.contact', path: routes.contact.href() },
  { id: 'footer.about', path: routes.about.href() },
  { id: 'footer.privacy', path: routes.privacy.href() },
  { id: 'footer.imprint', path: routes.imprint.href() },
  { id: 'footer.addRequest', path: routes.addRequest.href() },
]
const linksForVisitors: readonly FooterLink[] = [{ id: 'footer.login', path: routes.login.href() }]
const linksForStaff: readonly FooterLink[] = [
  { id: 'footer.edit', path: routes.edit.href() },
  { id: 'footer.staffHelp', path: routes.editHelp.href() },
  { id: 'footer.logout', path: routes.logout.href() },
]

export function Footer() {
  const text = useText()
  const { association } = useSettings()
  const { year } = useContext(ServerState)
  const loggedIn = useLoggedIn()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav aria-label={text('footer.label')}>
          <PlainList inRow>
            {[...linksForEveryone, ...(loggedIn ? linksForStaff : linksForVisitors)].map(({ id, path }) => (
              <li key={id}>
                <SiteLink to={path}>{text(id)}</SiteLink>
              </li>
            ))}
          </PlainList>
        </nav>
        <PhoneLine />
        <p className={styles.copyright}>
          <span>
            © {year} <span lang="de">{association}</span>
          </span>
          <SiteLink to={routes.accessibility.href()}>{text('footer.accessibility')}</SiteLink>
          <SiteLink to={routes.licences.href()}>{text('licences.title')}</SiteLink>
        </p>
      </div>
    </footer>
  )
}
