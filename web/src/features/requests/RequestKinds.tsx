import { routes } from '@directory/shared/routes'
import { SiteLink } from '../../components/SiteLink.tsx'
import { useText } from '../../lib/intl.ts'
import styles from './RequestKinds.module.css'

/** Which of the two forms is shown; links, so that it works without scripts. */
export function RequestKinds({ kind }: { kind: 'new' | 'change' }) {
  const text = useText()
  const kinds = [
    { name: 'new', to: routes.addRequest.href(), label: text('request.new') },
    { name: 'change', to: routes.addRequest.href({}), label: text('request.change') },
  ] as const
  return (
    <nav aria-label={text('request.kinds')} className={styles.kinds}>
      {kinds.map(({ name, to, label }) => (
        <SiteLink key={name} to={to} aria-current={kind === name ? 'page' : undefined} preventScrollReset>
          {label}
        </SiteLink>
      ))}
    </nav>
  )
}
