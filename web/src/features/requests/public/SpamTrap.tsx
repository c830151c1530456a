import { routes } from '@directory/shared/routes'
import { useText } from '../../../lib/intl.ts'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import styles from './Trap.module.css'

/** Renders an invisible field that only robots fill in; the server checks it. */
export function SpamTrap() {
  const text = useText()
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {text('request.trap')}
        <input type="text" name="homepage2" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}

export function spamTrapValue(form: HTMLFormElement): string {
  return String(new FormData(form).get('homepage2') ?? '')
}

/** Links to how submitted data is used; in a new window, so that typed input is not lost. */
export function PrivacyLink() {
  const text = useText()
  return (
    <SiteLink to={routes.privacy.href()} target="_blank">
      {text('request.privacyLink')}
    </SiteLink>
  )
}
