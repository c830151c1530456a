import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { classNames } from '#lib/className.ts'
import { useText } from '#lib/intl.ts'
import { reloadFromServer } from '#lib/reloadFromServer.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'
import { Notice } from '#ui/Notice.tsx'
import styles from './MapFrame.module.css'
import { useHasBackground } from './useHasBackground.ts'

interface Props {
  className: string | undefined
  failed: string
  noBackground: string
  skip?: ReactNode
  /** Its code loads when the frame comes into view. */
  children: ReactNode
}

/** Reserves the map's space, so that nothing moves. The page works without the map's code. */
export function MapFrame({ className, failed, noBackground, skip, children }: Props) {
  const text = useText()
  const [frame, wasInView] = useWasInView()
  const loading = <p className={classNames(styles.word, styles.loading)}>{text('map.loading')}</p>
  return (
    <div ref={frame} className={classNames(styles.frame, className)} data-silent>
      <div className={styles.note}>{wasInView && <NoBackground>{noBackground}</NoBackground>}</div>
      {skip}
      {wasInView ? (
        <ErrorBoundary
          fallback={
            <div className={styles.failed}>
              <Notice
                kind="error"
                actions={
                  // If the server is out of reach, too, the message stays.
                  <Button onClick={() => reloadFromServer(null).catch(() => {})}>
                    {text('error.retry')}
                  </Button>
                }
              >
                {failed}
              </Notice>
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
  const background = useHasBackground()
  return <div role="status">{!background && <p className={styles.notice}>{children}</p>}</div>
}

function useWasInView() {
  const ref = useRef<HTMLDivElement>(null)
  const [wasInView, setWasInView] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setWasInView(true)
      },
      { rootMargin: '200px' },
    )
    watcher.observe(ref.current)
    return () => watcher.disconnect()
  }, [])
  return [ref, wasInView] as const
}
