import { routes } from '@directory/shared/routes'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useHydrated } from '../../../lib/hydrated.ts'
import { useLocalPath, useText } from '../../../lib/intl.ts'
import { endSession } from '../../../lib/session.ts'
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Collapsible } from '../../../ui/Collapsible.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { AskForLink } from './AskForLink.tsx'
import { ConfirmEmail } from './ConfirmEmail.tsx'
import styles from './Login.module.css'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { PasswordByCode } from './PasswordByCode.tsx'

/** Renders the page of a mail's link. The secret is in the fragment, which browsers do not send to the server. */
export default function NewPassword() {
  const text = useText()
  const localPath = useLocalPath()
  const navigate = useNavigate()
  const token = useLocation().hash.slice(1)
  const hydrated = useHydrated()
  const [search] = useSearchParams()
  const leave = () => {
    endSession(true)
    navigate(localPath(routes.login.href()), { replace: true })
  }
  if (search.has('email')) return <ConfirmEmail token={token} />
  return (
    <>
      <Breadcrumb trail={[{ label: text('newPassword.title') }]} />
      <PageHeading lead={hydrated && token !== '' && text('newPassword.lead')}>
        {text('newPassword.title')}
      </PageHeading>
      <p className="withoutScript">{text('login.needsScript')}</p>
      {hydrated && token === '' && <ForgottenPassword />}
      {hydrated && token !== '' && (
        <Card className={styles.card}>
          <NewPasswordForm token={token} onDone={leave} />
        </Card>
      )}
    </>
  )
}

/** Offers two ways to regain access: a link by mail, or an Admin's printed code. */
function ForgottenPassword() {
  const text = useText()
  return (
    <>
      <Card className={`${styles.card} ${styles.apart}`}>
        <AskForLink />
      </Card>
      <Collapsible title={text('forgotten.byCode')} defaultOpen={false} light>
        <PasswordByCode />
      </Collapsible>
    </>
  )
}
