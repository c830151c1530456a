import { routes } from '@directory/shared/routes'
import { useLocation, useNavigate } from 'react-router-dom'
import { Breadcrumb } from '../components/Breadcrumb.tsx'
import { Card } from '../components/Card.tsx'
import { Notice } from '../components/Notice.tsx'
import { PageHeading } from '../components/PageHeading.tsx'
import { NewPasswordForm } from '../features/session/NewPasswordForm.tsx'
import { useHydrated } from '../lib/hydrated.ts'
import { useLocalPath, useText } from '../lib/intl.ts'
import { endSession } from '../lib/session.ts'
import styles from './Login.module.css'

/** Where the link of a mail leads; what proves it stands behind the `#`, which stays in the browser. */
export default function NewPassword() {
  const text = useText()
  const local = useLocalPath()
  const navigate = useNavigate()
  const token = useLocation().hash.slice(1)
  const hydrated = useHydrated()
  const leave = () => {
    endSession(true)
    navigate(local(routes.login.href()), { replace: true })
  }
  return (
    <>
      <Breadcrumb trail={[{ label: text('newPassword.title') }]} />
      <PageHeading lead={text('newPassword.lead')}>{text('newPassword.title')}</PageHeading>
      <p className="withoutScript">{text('login.needsScript')}</p>
      {hydrated && token === '' && <Notice kind="warning" title={text('newPassword.noLink')} />}
      {hydrated && token !== '' && (
        <Card className={styles.card}>
          <NewPasswordForm token={token} onDone={leave} />
        </Card>
      )}
    </>
  )
}
