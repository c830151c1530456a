import { maxReports, type ReportOutcome, reportOutcomes } from '@directory/shared/decisions'
import { presentProposal, proposalKeys } from '@directory/shared/proposal'
import { routes } from '@directory/shared/routes'
import { reviewLabel } from '@directory/shared/staffLabels'
import { useRef, useState } from 'react'
import { notify } from '../../../lib/alerts.ts'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useDraft } from '../../../lib/useDraft.ts'
import { useHere } from '../../../lib/wayBack.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import { StickyBar } from '../../../ui/staff/StickyBar.tsx'
import { MailPreview } from '../../mails/door.ts'
import {
  type Done,
  ReasonField,
  RequestAssignment,
  RequestFacts,
  ReviewHead,
  SideBySide,
  reviewStyles as styles,
  useDecision,
  useShownValue,
} from '../../review/door.ts'
import { ReportText } from './ReportText.tsx'
import { countOf, type Reported } from './reported.ts'

/** Values shown beside the reports; the name is in the heading, the coordinates are on the map. */
const shownKeys = proposalKeys.filter((key) => key !== 'name' && key !== 'lat' && key !== 'lon')

interface Props {
  reported: Reported
  onDone: Done
  onRefresh: () => void
}

/** Shows reported errors of one entry beside its current values, and the decision. */
export function ReportReview({ reported, onDone, onRefresh }: Props) {
  const text = useText()
  const shown = useShownValue()
  const { uuid, entry, changedSince, reports } = reported
  const { name } = entry
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [outcome, setOutcome] = useState<ReportOutcome | null>(null)
  // Kept while the provider is edited, after which the reviewer returns here.
  const draft = useDraft(`staff report ${uuid}`, { reason: '', mailText: '' }, useRef(null))
  const { reason, mailText } = draft.values
  const here = useHere()
  const { busy, decide } = useDecision({
    ...{ name, onDone, onRefresh },
    onRefused: onRefresh,
    onDecided: draft.clear,
  })
  const ending = reports.filter(({ ids }) => !left.has(ids[0] ?? ''))
  const count = countOf(ending)
  const ids = ending.flatMap(({ ids }) => ids).slice(0, maxReports)
  const said = outcome === 'spam' ? '' : reason.trim()
  const present = presentProposal(entry)

  const leave = (id: string, stays: boolean) => {
    const next = new Set(left)
    if (stays) next.add(id)
    else next.delete(id)
    setLeft(next)
  }
  const close = () => {
    if (count === 0) return notify('warning', text('reports.none'))
    if (outcome === null) return notify('warning', text('reports.howMissing'))
    const body = { entry: uuid, reports: ids, outcome, reason: said, mailText }
    return decide(
      async () => [(await call('POST /api/closeReports', body)).decision],
      text(`reports.closed.${outcome}`, { name, count: body.reports.length }),
      outcome !== 'spam' && ending.some(({ email }) => email !== ''),
    )
  }

  return (
    <>
      <ReviewHead back={routes.pendingChanges.href()}>{name}</ReviewHead>
      <SideBySide
        wish={reports.map((report) => (
          <ReportText
            key={report.ids[0]}
            report={report}
            included={
              reports.length > 1
                ? {
                    isIn: !left.has(report.ids[0] ?? ''),
                    set: (isIn) => leave(report.ids[0] ?? '', !isIn),
                  }
                : undefined
            }
          />
        ))}
        name={text('reports.title')}
        words={reports[0]?.text}
        care={<RequestAssignment kind="report" request={reported} onChanged={onRefresh} />}
      >
        <h3>{text('reports.present')}</h3>
        {changedSince && <Notice>{text('reports.changedSince')}</Notice>}
        <RequestFacts
          of={shownKeys
            .map((key) => [text(reviewLabel(key)), shown(key, present)] as const)
            .filter(([, value]) => value !== '')}
        />
        <SiteLink to={routes.editEntryForm.href(uuid)} state={here} className={styles.back}>
          {text('reports.edit')}
        </SiteLink>
        <RadioGroup
          legend={text('reports.how')}
          name="report-outcome"
          options={reportOutcomes.map((value) => ({
            value,
            label: text(`reports.outcome.${value}`),
            hint: text(`reports.outcomeHint.${value}`),
          }))}
          value={outcome}
          onChange={(outcome) => {
            setOutcome(outcome)
            // Each outcome has a different mail.
            draft.set({ mailText: '' })
          }}
        />
        {outcome !== null && outcome !== 'spam' && mailText === '' && (
          <ReasonField
            label={text('reports.word')}
            value={reason}
            onValue={(reason) => draft.set({ reason })}
          />
        )}
        {outcome !== null && count > 0 && (
          <MailPreview
            isDecided={busy}
            ownWords={{ value: mailText, set: (mailText) => draft.set({ mailText }) }}
            question={{ decision: 'closeReports', ids: [uuid], outcome, reports: ids, reason: said }}
          />
        )}
        <StickyBar
          main={
            <Button
              look={outcome === null ? 'plain' : 'main'}
              icon="check"
              aria-disabled={busy}
              onClick={() => !busy && void close()}
            >
              {text('reports.close', { count })}
            </Button>
          }
        />
      </SideBySide>
    </>
  )
}
