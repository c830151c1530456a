import { lazy, type ReactNode } from 'react'
import { useText } from '#lib/intl.ts'
import { MapFrame } from './MapFrame.tsx'
import type { PositionMapProps } from './PositionMap.tsx'
import styles from './PositionPicker.module.css'

const PositionMap = lazy(() => import('./PositionMap.tsx'))

export function PositionPicker({ children, ...props }: PositionMapProps & { children?: ReactNode }) {
  const text = useText()
  return (
    <div className={styles.picker}>
      {children}
      <MapFrame
        className={styles.frame}
        failed={text('map.pickFailed')}
        noBackground={text('map.pickNoBackground')}
      >
        <PositionMap {...props} />
      </MapFrame>
      <p className={styles.hint}>{text('map.pickHint')}</p>
    </div>
  )
}
