import { type ReactNode, useState } from 'react'
import { call } from '#lib/api.ts'
import { longDate } from '#lib/format.ts'
import { useLocale, useText } from '#lib/intl.ts'
import { joined } from '#lib/joined.ts'
import { useSendsMail } from '#lib/settings.ts'
import { useHere } from '#lib/wayBack.ts'
import { maxReports, type ReportOutcome, reportOutcomes } from '#shared/decisions'
import { routes } from '#shared/routes'
import { Checkbox } from '#ui/Checkbox.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import {
  EntryFacts,
  type InboxHandlers,
  RequestContact,
  ReviewFrame,
  reviewStyles as styles,
} from '../../review/door.ts'
import { countOf, type Reported } from './reported.ts'

interface Props extends InboxHandlers {
  reported: Reported
}

export function ReportReview({ reported, ...handlers }: Props) {
  const text = useText()
  const { uuid, entry, changedSince, reports } = reported
  const { name } = entry
  /** Keys of the reports that are not decided together with the others. */
  const [left, setLeft] = useState<readonly string[]>([])
  const here = useHere()
  const goesOut = useSendsMail()
  // With a provider that is gone, all of its reports end.
  const endingAs = (outcome: ReportOutcome | null) =>
    outcome === 'gone' ? reports : reports.filter((one) => !left.includes(keyOf(one)))
  const idsOf = (outcome: ReportOutcome) =>
    endingAs(outcome)
      .flatMap(({ ids }) => ids)
      .slice(0, maxReports)
  const isMailed = reports.some(({ email }) => email !== '')

  return (
    <ReviewFrame
      {...handlers}
      onRefused={handlers.onRefresh}
      kind="report"
      request={reported}
      name={name}
      wish={reports.map((report) => (
        <ReportText
          key={keyOf(report)}
          report={report}
          choice={
            reports.length > 1 && (
              <Checkbox
                label={text('reports.include')}
                checked={!left.includes(keyOf(report))}
                onTick={(isTicked) =>
                  setLeft(isTicked ? left.filter((key) => key !== keyOf(report)) : [...left, keyOf(report)])
                }
              />
            )
          }
        />
      ))}
      words={reports[0]?.text}
      lead={
        <>
          {changedSince && <Notice>{text('reports.changedSince')}</Notice>}
          <SiteLink to={routes.editEntryForm.href(uuid)} state={here} className={styles.back}>
            {text('reports.edit')}
          </SiteLink>
        </>
      }
      closing={{
        outcomes: reportOutcomes,
        email: isMailed ? text('reports.senders') : '',
        label: (outcome) => text('reports.close', { count: countOf(endingAs(outcome)) }),
        fault: (outcome) => (countOf(endingAs(outcome)) === 0 ? text('reports.none') : ''),
        reports: idsOf,
        act: (outcome, words, { decide }) => {
          const body = { entry: uuid, reports: idsOf(outcome), outcome, ...words }
          return decide(
            async () => (await call('POST /api/closeRequests', body)).decisions,
            text(`reports.closed.${outcome}`, { name, count: body.reports.length }),
            outcome !== 'spam' && goesOut && endingAs(outcome).some(({ email }) => email !== ''),
          )
        },
      }}
      unsaved={false}
    >
      <h3>{text('reports.present')}</h3>
      <EntryFacts entry={entry} />
    </ReviewFrame>
  )
}

type Report = Reported['reports'][number]
/** Several identical reports are one. */
const keyOf = ({ ids: [first = ''] }: Report) => first

function ReportText({ report, choice }: { report: Report; choice: ReactNode }) {
  const text = useText()
  const locale = useLocale()
  const { ids, timestamp, topics, text: words, sender, email } = report
  const said = topics.map((topic) => text(`reports.topic.${topic}`)).join(', ')
  const times = ids.length > 1 ? text('reports.times', { count: ids.length }) : ''
  return (
    <section className="quote">
      {said !== '' && <strong>{said}</strong>}
      {words !== '' && (
        <p lang="de" className={styles.words}>
          {words}
        </p>
      )}
      <FactList
        of={[
          [text('review.received'), joined(', ', longDate(timestamp, locale), times)],
          [text('reports.sender'), sender],
          [text('entry_dialogue.email'), email && <RequestContact key="email" kind="email" value={email} />],
        ]}
      />
      {choice}
    </section>
  )
}
