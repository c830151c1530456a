import { Component, lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { useText } from '../../lib/intl.ts'
import styles from './MapPanel.module.css'
import type { MapViewProps } from './MapView.tsx'
import { useBackground } from './tileProbe.ts'

const MapView = lazy(() => import('./MapView.tsx').then((module) => ({ default: module.MapView })))

interface Props extends MapViewProps {
  /** Always open, also on a phone. */
  always?: boolean
  /** Id of what follows, for those who come by keyboard and do not want the map. */
  skipTo?: string
  children?: ReactNode
}

/** A map beside the list. Its code is fetched when the map comes into sight; on a phone behind a button. */
export function MapPanel({ always = false, skipTo, children, ...map }: Props) {
  const text = useText()
  const id = useId()
  const [open, setOpen] = useState(false)
  const [box, seen] = useSeen()
  return (
    <section className={styles.panel} aria-label={text('map.title')} data-open={always || open}>
      {!always && (
        <div className={styles.toggle}>
          <Button icon="location" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {text(open ? 'map.hide' : 'map.show')}
          </Button>
        </div>
      )}
      <div className={styles.content} id={id} ref={box}>
        <div className={styles.frame}>
          {/* Over the map: it comes late, and nothing may move then. */}
          <div className={styles.over}>{seen && <NoBackground />}</div>
          {skipTo && (
            <a className={styles.skip} href={`#${skipTo}`}>
              {text('map.skip')}
            </a>
          )}
          {seen ? (
            <Failsafe fallback={<Word>{text('map.failed')}</Word>}>
              <Suspense fallback={<Word>{text('map.loading')}</Word>}>
                <MapView {...map} />
              </Suspense>
            </Failsafe>
          ) : (
            <Word>{text('map.loading')}</Word>
          )}
        </div>
        {children}
        {map.renderPopup && <p className={styles.hint}>{text('map.keyboard')}</p>}
      </div>
    </section>
  )
}

export function NoBackground({ children }: { children?: string }) {
  const text = useText()
  const background = useBackground()
  return (
    <div role="status">
      {!background && <p className={styles.notice}>{children ?? text('map.noBackground')}</p>}
    </div>
  )
}

export function Word({ children }: { children: string }) {
  return <p className={styles.word}>{children}</p>
}

/** True from the moment on that the element is displayed and near the window. */
export function useSeen() {
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

/** The map is an addition: when its code cannot be fetched, the page stays. */
export class Failsafe extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
