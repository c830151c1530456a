import { useEffect } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { call } from '#lib/api.ts'
import { useLocalPath, useText } from '#lib/intl.ts'
import { useLoggedIn } from '#lib/session.ts'
import { useSettings } from '#lib/settings.ts'
import { routes } from '#shared/routes'
import { AnchorButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageTop } from '#ui/PageTop.tsx'
import styles from './Login.module.css'
import { LoginForm } from './LoginForm.tsx'

const placeholderOrigin = 'http://site.invalid'

/** Browsers treat a backslash as a slash and drop tabs and line ends: addresses with these are rejected. */
export function afterLogin(back: string | null): { to: string; isAdminUi: boolean } | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are searched for
  if (back === null || !back.startsWith('/') || /[\\\u0000-\u0020\u007f]/.test(back)) return null
  if (!URL.canParse(back, placeholderOrigin)) return null
  const { origin, pathname, search, hash } = new URL(back, placeholderOrigin)
  if (origin !== placeholderOrigin) return null
  const isAdminUi = /^\/admin(\/|$)/.test(pathname)
  return isAdminUi || /^(\/en)?\/edit(\/|$)/.test(pathname)
    ? { to: pathname + search + hash, isAdminUi }
    : null
}

export default function Login() {
  const text = useText()
  const localPath = useLocalPath()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const loggedIn = useLoggedIn()
  const { association } = useSettings()
  const back = afterLogin(search.get('back'))
  const target = back?.to ?? localPath(routes.edit.href())
  if (loggedIn && !back?.isAdminUi) return <Navigate to={target} replace />
  // The server adds `nocookie` when a user sent to the admin UI arrives there without a cookie.
  const AdminRedirect = search.has('nocookie') ? CookieRefused : RedirectToAdmin
  const openTarget = () => {
    if (!back?.isAdminUi) navigate(target, { replace: true })
  }
  return (
    <>
      <PageTop title={text('login.title')} lead={text('login.lead')} />
      <p className="withoutScript">{text('login.needsScript')}</p>
      {loggedIn ? (
        <AdminRedirect to={target} />
      ) : (
        <>
          {search.has('over') && (
            <Notice title={text('login.over')}>{!back?.isAdminUi && text('login.overKept')}</Notice>
          )}
          <Card className={styles.card}>
            {association && (
              <p lang="de" className={styles.association}>
                {association}
              </p>
            )}
            <LoginForm onSuccess={openTarget} />
          </Card>
        </>
      )}
    </>
  )
}

function RedirectToAdmin({ to }: { to: string }) {
  const text = useText()
  useEffect(() => {
    const openAdmin = () => window.location.replace(to)
    // An expired session shows the login form; the admin UI reports all other failures itself.
    call('POST /api/openAdmin', undefined).then(openAdmin, (error) => error?.status !== 401 && openAdmin())
  }, [to])
  return <p role="status">{text('login.intoAdmin')}</p>
}

/** Instead of redirecting in a loop. */
function CookieRefused({ to }: { to: string }) {
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
