import type { Position } from '@directory/shared/region'
import { lazy, Suspense } from 'react'
import { useText } from '../../lib/intl.ts'
import { Failsafe, NoBackground, useSeen, Word } from './MapPanel.tsx'
import styles from './PositionPicker.module.css'

const PositionMap = lazy(() =>
  import('./PositionMap.tsx').then((module) => ({ default: module.PositionMap })),
)

export interface PositionPickerProps {
  position: Position
  onMove: (position: Position) => void
}

/** A map with one marker to move: dragged, by a press on the map, or with the arrow keys. */
export function PositionPicker(props: PositionPickerProps) {
  const text = useText()
  const [box, seen] = useSeen()
  return (
    <div ref={box} className={styles.picker}>
      {seen && <NoBackground>{text('map.pickNoBackground')}</NoBackground>}
      <div className={styles.frame}>
        {seen ? (
          <Failsafe fallback={<Word>{text('map.pickFailed')}</Word>}>
            <Suspense fallback={<Word>{text('map.loading')}</Word>}>
              <PositionMap {...props} />
            </Suspense>
          </Failsafe>
        ) : (
          <Word>{text('map.loading')}</Word>
        )}
      </div>
      <p className={styles.hint}>{text('map.pickHint')}</p>
    </div>
  )
}
