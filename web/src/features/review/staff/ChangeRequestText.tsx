import type { OutputOf } from '@directory/shared/contract'
import { longDate } from '../../../lib/format.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { RequestContact, RequestFacts, TokenMark } from './RequestFacts.tsx'
import styles from './Review.module.css'

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
