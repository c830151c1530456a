import { type ReactNode, useId, useState } from 'react'
import { useText } from '../../lib/intl.ts'
import { lazyPart } from '../../lib/lazyPage.tsx'
import { Button } from '../../ui/Button.tsx'
import { MapFrame } from './MapFrame.tsx'
import styles from './MapPanel.module.css'
import type { MapViewProps } from './MapView.tsx'

const { component: MapView, retry } = lazyPart(async () => {
  const { MapView } = await import('./MapView.tsx')
  return { default: MapView }
})

interface Props extends MapViewProps {
  /** Open on a phone, too. */
  always?: boolean
  /** Id of the content after the map, for a skip link. */
  skipTo?: string
  children?: ReactNode
}

/** A map beside a list; on a phone it opens by a button. */
export function MapPanel({ always = false, skipTo, children, ...map }: Props) {
  const text = useText()
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <section className={styles.panel} aria-label={text('map.title')} data-open={always || open}>
      {!always && (
        <div className={styles.toggle}>
          <Button icon="location" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {text(open ? 'map.hide' : 'map.show')}
          </Button>
        </div>
      )}
      <div className={styles.content} id={id}>
        <MapFrame
          className={styles.frame}
          failed={text('map.failed')}
          noBackground={text('map.noBackground')}
          retry={retry}
          skip={
            skipTo && (
              <a className={styles.skip} href={`#${skipTo}`}>
                {text('map.skip')}
              </a>
            )
          }
        >
          <MapView {...map} />
        </MapFrame>
        {children}
        {map.renderPopup && <p className={styles.hint}>{text('map.keyboard')}</p>}
      </div>
    </section>
  )
}
