import { useEffect } from 'react'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { AnchorButton } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'

/** Takes whoever is logged in to a page of the admin UI, which knows them by a cookie. */
export function IntoAdmin({ to }: { to: string }) {
  const text = useText()
  useEffect(() => {
    const leave = () => window.location.replace(to)
    // A session that has ended meanwhile shows the form; all else the admin UI says better.
    call('POST /api/openAdmin', undefined).then(leave, (error) => error?.status !== 401 && leave())
  }, [to])
  return <p role="status">{text('login.intoAdmin')}</p>
}

/** Says so instead of sending people round in circles. */
export function NoCookie({ to }: { to: string }) {
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
