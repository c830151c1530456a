import { routes, splitLocale } from '@directory/shared/routes'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { Breadcrumb } from '../components/Breadcrumb.tsx'
import { Card } from '../components/Card.tsx'
import { PageHeading } from '../components/PageHeading.tsx'
import { LoginForm } from '../features/session/LoginForm.tsx'
import { useLocalPath, useText } from '../lib/intl.ts'
import { safeBack } from '../lib/navigation.ts'
import { useLoggedIn } from '../lib/session.ts'
import styles from './Login.module.css'

export default function Login() {
  const text = useText()
  const local = useLocalPath()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const loggedIn = useLoggedIn()
  const back = safeBack(search.get('back'))
  // Only what needs a login sends people here; anything else in a link is no page of ours.
  const target =
    back && splitLocale(back).path.startsWith(routes.edit.path) ? back : local(routes.edit.href())
  if (loggedIn) return <Navigate to={target} replace />
  return (
    <>
      <Breadcrumb trail={[{ label: text('login.title') }]} />
      <PageHeading lead={text('login.lead')}>{text('login.title')}</PageHeading>
      <p className="withoutScript">{text('login.needsScript')}</p>
      <Card className={styles.card}>
        <LoginForm onSuccess={() => navigate(target, { replace: true })} />
      </Card>
    </>
  )
}
