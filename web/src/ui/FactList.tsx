import { Fragment, type ReactNode } from 'react'
import styles from './FactList.module.css'

export type Facts = readonly (readonly [name: string, value: ReactNode])[]

/** Leaves out facts without a value. */
export function FactList({ of }: { of: Facts }) {
  return (
    <div className={styles.room}>
      <dl className={styles.facts}>
        {of.map(
          ([name, value]) =>
            value !== '' && (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </Fragment>
            ),
        )}
      </dl>
    </div>
  )
}
