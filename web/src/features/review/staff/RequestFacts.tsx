import { Fragment, type ReactNode } from 'react'
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
