import { splitLocale } from '@directory/shared/locales'
import { routes } from '@directory/shared/routes'
import { useLocation } from 'react-router-dom'
import { useCall } from '../lib/api.ts'
import { phoneHref } from '../lib/format.ts'
import { useText } from '../lib/intl.ts'
import { Icon } from './Icon.tsx'
import { OperatorLine } from './OperatorLine.tsx'
import { PhoneHours } from './PhoneHours.tsx'
import styles from './PhoneLine.module.css'

/**
 * Shows the association's telephone number, for visitors who need help; to staff, who would be the ones to answer, who
 * runs the site. Hidden without a number.
 */
export function PhoneLine() {
  const text = useText()
  const { pathname } = useLocation()
  const { data: settings } = useCall('GET /api/settings', {})
  if (splitLocale(pathname).path.startsWith(routes.edit.path)) return <OperatorLine />
  if (!settings?.phone.trim()) return null
  const { phone, phoneText } = settings
  const href = phoneHref(phone)
  return (
    <p className={styles.call}>
      <Icon name="phone" />
      <span className={styles.words}>
        <span>{text('call.us')}</span>{' '}
        {href ? (
          <a href={href} className="press noBreak">
            {phoneText}
          </a>
        ) : (
          <strong>{phoneText}</strong>
        )}{' '}
        <PhoneHours inBrackets />
      </span>
    </p>
  )
}
