import { useText } from '../../../lib/intl.ts'
import { Card } from '../../../ui/Card.tsx'
import { Collapsible } from '../../../ui/Collapsible.tsx'
import { AskForLink } from './AskForLink.tsx'
import styles from './Login.module.css'
import { PasswordByCode } from './PasswordByCode.tsx'

/** Offers two ways to regain access: a link by mail, or an Admin's printed code. */
export function ForgottenPassword() {
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
