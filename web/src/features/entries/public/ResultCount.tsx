import styles from './ResultCount.module.css'

interface Props {
  /** Number of results, in words; announced when it changes, unless something else announces it. */
  count: string
  isAnnouncedElsewhere?: boolean
}

export function ResultCount({ count, isAnnouncedElsewhere = false }: Props) {
  return (
    <p className={styles.count} role={isAnnouncedElsewhere ? undefined : 'status'}>
      {count}
    </p>
  )
}
