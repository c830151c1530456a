import type { OutputOf } from '@directory/shared/contract'
import { useText } from '../../../lib/intl.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './Review.module.css'

interface Props {
  change: OutputOf<'GET /api/pending_changes'>[number]
  /** Leaves the words to a tooltip, and to screen readers. */
  brief?: boolean
}

/** Shows whether the code is valid and to which entry it belongs, or that one of our links was used. */
export function TokenMark({ change: { token, origin, tokenValid, entry }, brief = false }: Props) {
  const text = useText()
  const isOurs = origin === 'provider' && tokenValid
  const words = isOurs
    ? text('review.byLink')
    : tokenValid
      ? text('review.tokenOf', { name: entry?.name ?? '' })
      : text('review.tokenUnknown')
  return (
    <span className={styles.token} title={brief ? words : undefined}>
      {!isOurs && <code>{token}</code>}
      <span className={tokenValid ? styles.valid : styles.invalid}>
        <Icon name={tokenValid ? 'success' : 'warning'} />{' '}
        {brief ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      </span>
    </span>
  )
}
