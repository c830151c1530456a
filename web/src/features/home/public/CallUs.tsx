import { useCall } from '../../../lib/api.ts'
import { phoneHref } from '../../../lib/format.ts'
import { useText } from '../../../lib/intl.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { PhoneHours } from '../../../ui/PhoneHours.tsx'
import { PhoneText } from '../../../ui/PhoneText.tsx'
import styles from './Now.module.css'

/** Shows the association's telephone number, for visitors who prefer to ask a person; hidden without one. */
export function CallUs() {
  const text = useText()
  const { phone = '', phoneText = '', phoneHours = '' } = useCall('GET /api/settings', {}).data ?? {}
  const href = phoneHref(phone)
  if (!href) return null
  return (
    <section className={styles.call} aria-labelledby="call">
      <h2 id="call">{text('home.call')}</h2>
      <p className={styles.text}>{text('home.callText')}</p>
      <p>
        <a className={styles.number} href={href}>
          <Icon name="phone" />
          <PhoneText>{phoneText}</PhoneText>
        </a>
      </p>
      {phoneHours && (
        <p className={styles.hours}>
          <PhoneHours />
        </p>
      )}
    </section>
  )
}
