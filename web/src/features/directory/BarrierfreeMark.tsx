import { Icon } from '../../components/Icon.tsx'
import { useText } from '../../lib/intl.ts'
import styles from './EntryCard.module.css'

export function BarrierfreeMark() {
  const text = useText()
  return (
    <p className={styles.barrierfree}>
      <Icon name="accessible" />
      {text('entry.barrierfree')}
    </p>
  )
}
