import styles from './ResultCount.module.css'

interface Props {
  /** Number of results, in words; announced when it changes, unless something else announces it. */
  count: string
  quiet?: boolean
}

export function ResultCount({ count, quiet = false }: Props) {
  return (
    <p className={styles.count} role={quiet ? undefined : 'status'}>
      {count}
    </p>
  )
}
