import type { OutputOf } from '@directory/shared/contract'
import { useText } from '../../../lib/intl.ts'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './Review.module.css'

type Change = OutputOf<'GET /api/pending_changes'>[number]

/** Shows whether the code is valid and to which entry it belongs, or that one of our links was used. */
export function TokenMark({ change: { token, origin, tokenValid, entry } }: { change: Change }) {
  const text = useText()
  if (origin === 'provider' && tokenValid)
    return (
      <span className={styles.valid}>
        <Icon name="success" /> {text('review.byLink')}
      </span>
    )
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
