import styles from './ResultCount.module.css'

interface Props {
  /** Number of results, in words; announced when it changes, unless something else announces it. */
  count: string
  isSaidElsewhere?: boolean
}

export function ResultCount({ count, isSaidElsewhere = false }: Props) {
  return (
    <p className={styles.count} role={isSaidElsewhere ? undefined : 'status'}>
      {count}
    </p>
  )
}
