import type { OutputOf } from '@directory/shared/contract'
import { presentProposal } from '@directory/shared/proposal'
import { reviewLabel } from '@directory/shared/staffLabels'
import { longDate } from '../../../lib/format.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { comparedKeys, fieldKindOf } from './compareFields.ts'
import { RequestContact, RequestFacts } from './RequestFacts.tsx'
import { useShownValue } from './useShownValue.ts'

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
