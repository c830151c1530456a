import { classNames } from '#lib/className.ts'
import { useText } from '#lib/intl.ts'
import styles from './Skeleton.module.css'

/** Announces the loading and reserves the space. */
export function Skeleton({ shape = 'lines', count = 3 }: { shape?: 'lines' | 'cards'; count?: number }) {
  const text = useText()
  return (
    <div className={classNames(styles.skeleton, 'withScript')} role="status">
      <p className={styles.words}>{text('loading')}</p>
      <div aria-hidden="true">
        {Array.from({ length: count }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items are identical
          <div key={i} className={styles[shape]} />
        ))}
      </div>
    </div>
  )
}
