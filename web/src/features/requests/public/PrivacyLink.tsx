import { routes } from '@directory/shared/routes'
import { useText } from '../../../lib/intl.ts'
import { SiteLink } from '../../../ui/SiteLink.tsx'

/** What happens to what a form sends; in a window of its own, so that nothing typed is left behind. */
export function PrivacyLink() {
  const text = useText()
  return (
    <SiteLink to={routes.privacy.href()} target="_blank">
      {text('request.privacyLink')}
    </SiteLink>
  )
}
