import { useContext } from 'react'
import { useText } from '#lib/intl.ts'
import { ServerState } from '#lib/serverState.ts'
import { useLoggedIn } from '#lib/session.ts'
import { useSettings } from '#lib/settings.ts'
import { routes } from '#shared/routes'
import { PhoneLine } from '#ui/PhoneLine.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import styles from './Footer.module.css'

const forEveryone = ['contact', 'about', 'privacy', 'imprint', 'addRequest'] as const
const forStaff = ['edit', 'editHelp', 'logout'] as const

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
            {[...forEveryone, ...(loggedIn ? forStaff : ['login' as const])].map((name) => (
              <li key={name}>
                <SiteLink to={routes[name].path}>{text(`footer.${name}`)}</SiteLink>
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
