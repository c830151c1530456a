import type { ReactNode } from 'react'
import styles from './Review.module.css'

/** Shows who sent the request, when, and with which details. */
export function RequestFacts({ of }: { of: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <div className={styles.factsRoom}>
      <dl className={styles.facts}>
        {of.map(([name, value]) => (
          <FactPair key={name} name={name} value={value} />
        ))}
      </dl>
    </div>
  )
}

function FactPair({ name, value }: { name: string; value: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}
