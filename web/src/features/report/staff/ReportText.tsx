import { longDate } from '../../../lib/format.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { RequestContact, RequestFacts, reviewStyles as styles } from '../../review/door.ts'
import type { Reported } from './reported.ts'

interface Props {
  report: Reported['reports'][number]
  /** Set if there are several reports: whether this one is decided together with the others. */
  included?: { isIn: boolean; set: (isIn: boolean) => void } | undefined
}

/** Shows the words of a report, or of several identical ones. */
export function ReportText({ report, included }: Props) {
  const text = useText()
  const locale = useLocale()
  const { ids, timestamp, topics, text: words, sender, email } = report
  const said = topics.map((topic) => text(`reports.topic.${topic}`)).join(', ')
  const when = [
    longDate(timestamp, locale),
    ids.length > 1 ? text('reports.times', { count: ids.length }) : '',
  ].filter((part) => part !== '')
  return (
    <section className={styles.text}>
      {said !== '' && <strong>{said}</strong>}
      {words !== '' && (
        <p lang="de" className={styles.words}>
          {words}
        </p>
      )}
      <RequestFacts
        of={[
          [text('review.received'), when.join(', ')],
          ...(sender === '' ? [] : [[text('reports.sender'), sender] as const]),
          ...(email === ''
            ? []
            : [
                [
                  text('review.field.email'),
                  <RequestContact key="email" kind="email" value={email} />,
                ] as const,
              ]),
        ]}
      />
      {included && (
        <Checkbox
          label={text('reports.include')}
          checked={included.isIn}
          onChange={(event) => included.set(event.target.checked)}
        />
      )}
    </section>
  )
}
