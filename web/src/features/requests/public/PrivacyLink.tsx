import { routes } from '@directory/shared/routes'
import { useText } from '../../../lib/intl.ts'
import { SiteLink } from '../../../ui/SiteLink.tsx'

/** Links to how submitted data is used; in a new window, so that typed input is not lost. */
export function PrivacyLink() {
  const text = useText()
  return (
    <SiteLink to={routes.privacy.href()} target="_blank">
      {text('request.privacyLink')}
    </SiteLink>
  )
}
