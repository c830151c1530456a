import { routes, splitLocale } from '@directory/shared/routes'
import { useLocation } from 'react-router-dom'
import { useCall } from '../lib/api.ts'
import { phoneHref } from '../lib/format.ts'
import { useText } from '../lib/intl.ts'
import { Icon } from './Icon.tsx'
import styles from './PhoneLine.module.css'

/**
 * The way to a person, for whoever does not get on alone. Nothing where the association has no telephone, nor in the
 * staff panel: those are who would answer.
 */
export function PhoneLine() {
  const text = useText()
  const { pathname } = useLocation()
  const { data: settings } = useCall('GET /api/settings', {})
  if (!settings?.phone.trim() || splitLocale(pathname).path.startsWith(routes.edit.path)) return null
  const { phone, phoneText, phoneHours } = settings
  const href = phoneHref(phone)
  return (
    <p className={styles.call}>
      <Icon name="phone" />
      <span className={styles.words}>
        <span>{text('call.us')}</span> {href ? <a href={href}>{phoneText}</a> : <strong>{phoneText}</strong>}{' '}
        {phoneHours && <span lang="de">{`(${phoneHours})`}</span>}
      </span>
    </p>
  )
}
