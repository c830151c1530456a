import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { Card } from '../../../ui/Card.tsx'
import { Collapsible } from '../../../ui/Collapsible.tsx'
import { AskForLink } from './AskForLink.tsx'
import styles from './Login.module.css'
import { PasswordByCode } from './PasswordByCode.tsx'

/** Offers two ways to regain access: a link by mail, or an Admin's printed code. */
export function ForgottenPassword() {
  const text = useText()
  const { data, loading } = useCall('GET /api/forgotPassword', {})
  // A form that gives way to a notice would move what is below.
  if (loading) return null
  return (
    <>
      <Card className={`${styles.card} ${styles.apart}`}>
        <AskForLink sendsMail={data?.sendsMail !== false} />
      </Card>
      <Collapsible title={text('forgotten.byCode')} defaultOpen={false} light>
        <PasswordByCode />
      </Collapsible>
    </>
  )
}
