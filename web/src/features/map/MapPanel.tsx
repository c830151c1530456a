import { lazy, type ReactNode } from 'react'
import { useText } from '#lib/intl.ts'
import { MapFrame } from './MapFrame.tsx'
import styles from './MapPanel.module.css'
import type { MapViewProps } from './MapView.tsx'

const MapView = lazy(() => import('./MapView.tsx'))

interface Props extends MapViewProps {
  skipTo?: string
  children?: ReactNode
}

export function MapPanel({ skipTo, children, ...map }: Props) {
  const text = useText()
  return (
    <section className={`${styles.panel} noPrint`} aria-label={text('map.title')}>
      <MapFrame
        className={styles.frame}
        failed={text('map.failed')}
        noBackground={text('map.noBackground')}
        skip={
          skipTo && (
            <a className="skip" href={`#${skipTo}`}>
              {text('map.skip')}
            </a>
          )
        }
      >
        <MapView {...map} />
      </MapFrame>
      {children}
      {map.renderPopup && map.points.some(({ isApproximate }) => isApproximate) && (
        <p className="small">{text('map.middles')}</p>
      )}
      {map.renderPopup && <p className={styles.hint}>{text('map.keyboard')}</p>}
    </section>
  )
}
