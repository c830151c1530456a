import type { OutputOf } from '@directory/shared/contract'
import { type Proposal, presentProposal } from '@directory/shared/proposal'
import { reviewLabel } from '@directory/shared/staffLabels'
import { Fragment, type ReactNode } from 'react'
import { longDate, phoneHref } from '../../../lib/format.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { usePlaceWords } from '../../../lib/usePlaceWords.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PhoneText } from '../../../ui/PhoneText.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { WebAddress } from '../../../ui/WebAddress.tsx'
import { type ComparedKey, comparedKeys, fieldKindOf, placeOf } from './compareFields.ts'
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

/** Shows who requests which change, and what the reviewer should know about it. */
export function ChangeRequestText({ change }: { change: OutputOf<'GET /api/pending_changes'>[number] }) {
  const text = useText()
  const locale = useLocale()
  const { email, changeText } = change
  return (
    <>
      {changeText.trim() !== '' && (
        <>
          <h3>{text('review.changeText')}</h3>
          <p className={styles.text} lang="de">
            {changeText}
          </p>
        </>
      )}
      <RequestFacts
        of={[
          [text('review.received'), longDate(change.timestamp, locale)],
          [text('review.field.email'), <RequestContact key="email" kind="email" value={email} />],
          [text('review.token'), <TokenMark key="token" change={change} />],
        ]}
      />
      {change.entryState === 'pending' && <Notice kind="warning">{text('review.entryPending')}</Notice>}
      {change.changedSince && (
        <Notice kind="warning" title={text('review.changedSince')}>
          {text('review.changedSinceText')}
        </Notice>
      )}
    </>
  )
}

export function SubmittedEntry({ pending }: { pending: OutputOf<'GET /api/allpendingdata'>[number] }) {
  const text = useText()
  const locale = useLocale()
  const shown = useShownValue()
  const sent = presentProposal(pending)
  const said = comparedKeys.flatMap((key) => {
    const value = shown(key, sent)
    const kind = fieldKindOf(key)
    if (value === '' || key === 'lat' || (kind === 'flag' && !sent[key])) return []
    const isContact = kind === 'phone' || kind === 'email'
    return [
      [
        text(reviewLabel(key)),
        isContact ? <RequestContact key={key} kind={kind} value={value} /> : value,
      ] as const,
    ]
  })
  return (
    <RequestFacts
      of={[
        ...said,
        [text('review.received'), longDate(pending.createdAt, locale)],
        [
          text('review.token'),
          <span key="token" translate="no">
            {pending.token}
          </span>,
        ],
      ]}
    />
  )
}

/**
 * Returns a function that words a field's value, with a line for each opening; empty if there is none. A place is worded
 * beside that of other values.
 */
export function useShownValue() {
  const text = useText()
  const placeWords = usePlaceWords()
  return (field: ComparedKey, of: Proposal, beside: Proposal = {}): string => {
    if (field === 'lat') return placeWords(placeOf(of), placeOf(beside))
    const value = of[field]
    if (fieldKindOf(field) === 'flag' || typeof value === 'boolean')
      return text(value ? 'review.yes' : 'review.no')
    if (typeof value !== 'string') return ''
    if (field !== 'opened') return value.trim()
    const lines = value.split(';').map((line) => line.trim())
    return lines.filter((line) => line !== '').join('\n')
  }
}
