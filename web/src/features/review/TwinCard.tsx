import type { OutputOf } from '@directory/shared/contract'
import { type Proposal, proposableOf } from '@directory/shared/proposal'
import { routes } from '@directory/shared/routes'
import { reviewLabel } from '@directory/shared/staffLabels'
import { Icon } from '../../components/Icon.tsx'
import { SiteLink } from '../../components/SiteLink.tsx'
import { classNames } from '../../lib/className.ts'
import { useText } from '../../lib/intl.ts'
import { type ComparedKey, comparedKeys, differs } from './compare.ts'
import styles from './Review.module.css'
import { Value } from './Value.tsx'

export type Twin = OutputOf<'GET /api/allpendingdata'>[number]['similar'][number]

/** A public entry beside a request; what differs is marked, in words, too. */
export function TwinCard({ twin, request }: { twin: Twin; request: Proposal }) {
  const text = useText()
  const present = proposableOf(twin.entry)
  const different = comparedKeys.filter((key) => differs(key, present, request))
  const same = comparedKeys.filter((key) => !different.includes(key))
  return (
    <section className={styles.twin} aria-label={text('review.twinTitle')}>
      <h3>{text('review.twinTitle')}</h3>
      <p>
        <SiteLink to={routes.provider.href(twin.category, twin.name, twin.uuid)} lang="de" target="_blank">
          {twin.name}
          <Icon name="external" />
        </SiteLink>
      </p>
      <p>{text('review.differences', { count: different.length })}</p>
      <Values keys={different} of={present} marked />
      {same.length > 0 && (
        <details className={styles.same}>
          <summary>{text('review.same', { count: same.length })}</summary>
          <Values keys={same} of={present} />
        </details>
      )}
    </section>
  )
}

function Values({ keys, of, marked }: { keys: readonly ComparedKey[]; of: Proposal; marked?: boolean }) {
  const text = useText()
  return (
    <dl className={styles.values}>
      {keys.map((key) => (
        <div key={key} className={classNames(marked && styles.differs)}>
          <dt>
            {text(reviewLabel(key))}
            {marked && (
              <span className={styles.mark}>
                <Icon name="edit" />
                {text('review.differs')}
              </span>
            )}
          </dt>
          <dd>
            <Value field={key} of={of} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
