import { classNames } from '../lib/className.ts'
import { useText } from '../lib/intl.ts'
import styles from './Skeleton.module.css'

/** Stands where something is still on its way, lines of text or a list of cards: says so, and keeps room for it. */
export function Skeleton({ shape = 'lines', count = 3 }: { shape?: 'lines' | 'cards'; count?: number }) {
  const text = useText()
  return (
    <div className={classNames(styles.skeleton, 'withScript')} role="status">
      <p className={styles.words}>{text('loading')}</p>
      <div aria-hidden="true">
        {Array.from({ length: count }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <div key={i} className={styles[shape]} />
        ))}
      </div>
    </div>
  )
}
