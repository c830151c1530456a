import type { Proposal } from '@directory/shared/proposal'
import { reviewLabel } from '@directory/shared/staffLabels'
import { Button } from '../../components/Button.tsx'
import { Row } from '../../components/Row.tsx'
import { classNames } from '../../lib/className.ts'
import { useText } from '../../lib/intl.ts'
import { differs, proposedKeys, valuesFor } from './compare.ts'
import { Decide } from './Decide.tsx'
import styles from './Review.module.css'
import { Value } from './Value.tsx'

interface Props {
  present: Proposal
  proposal: Proposal
  /** What is going to be saved. */
  decided: Proposal
  onDecide: (changes: Proposal) => void
  errors: Partial<Record<string, string>>
}

/** Field by field: what is, what was proposed, and what is going to be saved. */
export function Comparison({ present, proposal, decided, onDecide, errors }: Props) {
  const text = useText()
  return (
    <table className={styles.comparison}>
      <caption>{text('review.comparison')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('review.fieldName')}</th>
          <th scope="col">{text('review.before')}</th>
          <th scope="col">{text('review.proposed')}</th>
          <th scope="col">{text('review.saved')}</th>
        </tr>
      </thead>
      <tbody>
        {proposedKeys(proposal).map((key) => {
          const kept = !differs(key, decided, present)
          const label = text(reviewLabel(key))
          return (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td data-label={text('review.before')}>
                <Value field={key} of={present} />
              </td>
              <td data-label={text('review.proposed')} className={styles.new}>
                <Value field={key} of={proposal} />
              </td>
              <td data-label={text('review.saved')} className={styles.decide}>
                <Decide
                  field={key}
                  label={label}
                  present={present}
                  decided={decided}
                  onDecide={onDecide}
                  error={errors[key]}
                />
                <Row tight className={styles.choose}>
                  <Button
                    aria-pressed={kept}
                    className={classNames(kept && styles.chosen)}
                    aria-label={text('review.keepField', { field: label })}
                    onClick={() => onDecide(valuesFor(key, present))}
                  >
                    {text('review.keep')}
                  </Button>
                  <Button
                    aria-pressed={!differs(key, decided, proposal)}
                    className={classNames(!differs(key, decided, proposal) && styles.chosen)}
                    aria-label={text('review.takeField', { field: label })}
                    onClick={() => onDecide(valuesFor(key, proposal))}
                  >
                    {text('review.take')}
                  </Button>
                </Row>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
