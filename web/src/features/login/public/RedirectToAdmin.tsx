import { useEffect } from 'react'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { AnchorButton } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'

/** Takes a logged-in user to a page of the admin UI, which needs a cookie. */
export function RedirectToAdmin({ to }: { to: string }) {
  const text = useText()
  useEffect(() => {
    const openAdmin = () => window.location.replace(to)
    // An expired session shows the login form; the admin UI reports all other failures itself.
    call('POST /api/openAdmin', undefined).then(openAdmin, (error) => error?.status !== 401 && openAdmin())
  }, [to])
  return <p role="status">{text('login.intoAdmin')}</p>
}

/** Reports that the browser refuses cookies, instead of redirecting in a loop. */
export function CookieRefused({ to }: { to: string }) {
  const text = useText()
  return (
    <Notice
      kind="warning"
      title={text('login.noCookie')}
      actions={
        <AnchorButton href={to} look="main">
          {text('login.again')}
        </AnchorButton>
      }
    >
      {text('login.noCookieText')}
    </Notice>
  )
}
