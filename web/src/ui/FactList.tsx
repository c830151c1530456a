import { Fragment, type ReactNode } from 'react'
import styles from './FactList.module.css'

export type Facts = readonly (readonly [name: string, value: ReactNode])[]

export function FactList({ of }: { of: Facts }) {
  return (
    <div className={styles.room}>
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
