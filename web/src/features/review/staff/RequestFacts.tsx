import { longDate } from '#lib/format.ts'
import { useLocale, useText } from '#lib/intl.ts'
import { usePlaceWords } from '#lib/usePlaceWords.ts'
import type { OutputOf } from '#shared/contract'
import type { Entry } from '#shared/entry'
import type { EntryFieldKind } from '#shared/fields/entryFields'
import { type Proposal, presentProposal } from '#shared/proposal'
import { hrefOf } from '#ui/ContactLinks.tsx'
import { FactList, type Facts } from '#ui/FactList.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PhoneText } from '#ui/PhoneText.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { WebAddress } from '#ui/WebAddress.tsx'
import { useEntryWords } from '../../entryForm/door.ts'
import { type ComparedKey, comparedKeys, fieldKindOf, placeOf } from './compareFields.ts'
import styles from './Review.module.css'

interface ContactProps {
  kind: EntryFieldKind
  value: string
  shown?: string
}

export function RequestContact({ kind, value, shown = value }: ContactProps) {
  const href = hrefOf[kind]?.(value)
  if (!href) return shown
  const Shown = kind === 'phone' ? PhoneText : WebAddress
  return (
    <a href={href} rel="external noopener">
      <Shown>{shown}</Shown>
    </a>
  )
}

interface TokenMarkProps {
  change: OutputOf<'GET /api/pending_changes'>[number]
  /** Leaves the words to a tooltip, and to screen readers. */
  brief?: boolean
}

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

export function ChangeRequestText({ change }: { change: OutputOf<'GET /api/pending_changes'>[number] }) {
  const text = useText()
  const locale = useLocale()
  const { email, changeText } = change
  return (
    <>
      {changeText.trim() !== '' && (
        <>
          <h3>{text('review.changeText')}</h3>
          <p className="quote" lang="de">
            {changeText}
          </p>
        </>
      )}
      <FactList
        of={[
          [text('review.received'), longDate(change.timestamp, locale)],
          [text('entry_dialogue.email'), <RequestContact key="email" kind="email" value={email} />],
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

export function EntryFacts({ entry, more = [] }: { entry: Entry; more?: Facts }) {
  const { labelOf } = useEntryWords()
  const shown = useShownValue()
  const present = presentProposal(entry)
  const said = comparedKeys.flatMap((key) => {
    const value = shown(key, present)
    const kind = fieldKindOf(key)
    if (value === '' || key === 'lat' || (kind === 'flag' && !present[key])) return []
    const number = key === 'phone' || key === 'mobile' ? entry[`${key}Text`] : undefined
    const worded = <RequestContact key={key} kind={kind} value={value} shown={number} />
    return [[labelOf(key), worded] as const]
  })
  return <FactList of={[...said, ...more]} />
}

/** A place is worded beside that of other values. */
export function useShownValue() {
  const { valueText } = useEntryWords()
  const placeWords = usePlaceWords()
  return (field: ComparedKey, of: Proposal, beside: Proposal = {}) => {
    if (field === 'lat') return placeWords(placeOf(of), placeOf(beside))
    const value = valueText(field, of[field])
    if (field !== 'opened') return value
    const lines = value.split(';').map((line) => line.trim())
    return lines.filter((line) => line !== '').join('\n')
  }
}
