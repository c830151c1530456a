import type { OutputOf } from '@directory/shared/contract'
import { Fragment, type ReactNode } from 'react'
import { phoneHref } from '../../../lib/format.ts'
import { useText } from '../../../lib/intl.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { PhoneText } from '../../../ui/PhoneText.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { WebAddress } from '../../../ui/WebAddress.tsx'
import styles from './Review.module.css'

/** Lists facts about a request, such as its sender and date, or values that were typed. */
export function RequestFacts({ of }: { of: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <div className={styles.factsRoom}>
      <dl className={styles.facts}>
        {of.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  )
}

interface Props {
  kind: 'phone' | 'email'
  value: string
  /** A telephone number as the directory shows it, with its digits in groups. */
  shown?: string
}

export function RequestContact({ kind, value, shown = value }: Props) {
  const href = kind === 'phone' ? phoneHref(value) : value && `mailto:${value}`
  const words = kind === 'phone' ? <PhoneText>{shown}</PhoneText> : <WebAddress>{value}</WebAddress>
  return href ? <a href={href}>{words}</a> : words
}

interface TokenMarkProps {
  change: OutputOf<'GET /api/pending_changes'>[number]
  /** Leaves the words to a tooltip, and to screen readers. */
  brief?: boolean
}

/** Shows whether the code is valid and to which entry it belongs, or that one of our links was used. */
export function TokenMark({ change: { token, origin, tokenValid, entry }, brief = false }: TokenMarkProps) {
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
