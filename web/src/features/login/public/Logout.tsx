import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { notify } from '#lib/alerts.ts'
import { call } from '#lib/api.ts'
import { dropStaffDrafts } from '#lib/draft.ts'
import { useLocalPath, useText } from '#lib/intl.ts'
import { currentToken, endSession } from '#lib/session.ts'
import { routes } from '#shared/routes'
import { PageTop } from '#ui/PageTop.tsx'

/** Ends the session that only the admin UI has, by its cookie. */
const logOutOfAdmin = () => fetch('/cms/api/users/logout', { method: 'POST' })

export default function Logout() {
  const text = useText()
  const localPath = useLocalPath()
  const navigate = useNavigate()
  const fromAdmin = useSearchParams()[0].has('cms')
  useEffect(() => {
    const leave = () => {
      dropStaffDrafts()
      endSession(true)
      notify('success', text('logout.done'))
      navigate(localPath(routes.login.href()), { replace: true })
    }
    if (currentToken() !== null) call('POST /api/logout', undefined).then(leave, leave)
    else if (fromAdmin) logOutOfAdmin().then(leave, leave)
    else leave()
  }, [localPath, navigate, text, fromAdmin])
  return (
    <>
      <PageTop title={text('logout.title')} />
      <p className="withoutScript">{text('login.needsScript')}</p>
      <p role="status" className="withScript">
        {text('logout.busy')}
      </p>
    </>
  )
}
