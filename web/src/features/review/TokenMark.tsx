import type { OutputOf } from '@directory/shared/contract'
import { Icon } from '../../components/Icon.tsx'
import { useText } from '../../lib/intl.ts'
import styles from './Review.module.css'

type Change = OutputOf<'GET /api/pending_changes'>[number]

/** Whether the token proves anything, and whose it is. */
export function TokenMark({ change: { token, tokenValid, entry } }: { change: Change }) {
  const text = useText()
  return (
    <span className={styles.token}>
      <code>{token}</code>
      <span className={tokenValid ? styles.valid : styles.invalid}>
        <Icon name={tokenValid ? 'success' : 'warning'} />{' '}
        {tokenValid ? text('review.tokenOf', { name: entry?.name ?? '' }) : text('review.tokenUnknown')}
      </span>
    </span>
  )
}
