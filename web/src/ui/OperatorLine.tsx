import { useCall } from '../lib/api.ts'
import { phoneHref } from '../lib/format.ts'
import { useText } from '../lib/intl.ts'
import { Icon } from './Icon.tsx'
import styles from './PhoneLine.module.css'

/** Shows who runs the site, for staff who need help: the name, and the number as a link. */
export function OperatorLine() {
  const text = useText()
  const { operator = '' } = useCall('GET /api/settings', {}).data ?? {}
  if (operator.trim() === '') return null
  const [name, number = '', rest] = operator.split(/(\+?\(?\d[\d\s()/.-]{3,}\d)/)
  return (
    <p className={styles.call}>
      <Icon name="phone" />
      <span className={styles.words}>
        {text('call.operator')} <span lang="de">{name}</span>
        {number && <a href={phoneHref(number) ?? undefined}>{number}</a>}
        {rest}
      </span>
    </p>
  )
}
