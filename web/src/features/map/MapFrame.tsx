import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { classNames } from '../../lib/className.ts'
import { useText } from '../../lib/intl.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import styles from './MapFrame.module.css'
import { useBackground } from './tileProbe.ts'

interface Props {
  /** How high it is. */
  className: string | undefined
  /** What stands there when the map's code cannot be fetched. */
  failed: string
  /** What stands below a map without background. */
  noBackground: string
  /** Fetches the map's code once more. */
  retry: () => Promise<unknown>
  /** Stands before the map, for those who come by keyboard. */
  skip?: ReactNode
  /** The map, whose code is fetched when the frame comes into sight. */
  children: ReactNode
}

/**
 * Where a map stands or will stand; nothing around it moves when the map comes, fails or has no background. It is an
 * addition: when its code cannot be fetched, the page stays.
 */
export function MapFrame({ className, failed, noBackground, retry, skip, children }: Props) {
  const text = useText()
  const [frame, seen] = useSeen()
  const [attempt, setAttempt] = useState(0)
  const again = () => {
    const next = () => setAttempt(attempt + 1)
    retry().then(next, next)
  }
  const loading = <p className={classNames(styles.word, styles.loading)}>{text('map.loading')}</p>
  return (
    <div ref={frame} className={classNames(styles.frame, className)}>
      <div className={styles.note}>{seen && <NoBackground>{noBackground}</NoBackground>}</div>
      {skip}
      {seen ? (
        <ErrorBoundary
          attempt={attempt}
          fallback={
            <div className={classNames(styles.word, styles.failed)}>
              <p>{failed}</p>
              <Button onClick={again}>{text('error.retry')}</Button>
            </div>
          }
        >
          <Suspense fallback={loading}>
            <div className={styles.map}>{children}</div>
          </Suspense>
        </ErrorBoundary>
      ) : (
        loading
      )}
    </div>
  )
}

function NoBackground({ children }: { children: string }) {
  const background = useBackground()
  return <div role="status">{!background && <p className={styles.notice}>{children}</p>}</div>
}

/** True from the moment on that the element is displayed and near the window. */
function useSeen() {
  const ref = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true)
      },
      { rootMargin: '200px' },
    )
    watcher.observe(ref.current)
    return () => watcher.disconnect()
  }, [])
  return [ref, seen] as const
}
