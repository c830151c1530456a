import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { Popup, useMap } from 'react-leaflet'
import { useText } from '#lib/intl.ts'
import { Button } from '#ui/Button.tsx'
import styles from './MapView.module.css'

/** Width of Leaflet's buttons with their margins, in pixels. */
const besideButtonsPx = 84
const edgePx = 12
const widthPx = 340
/** Width in pixels below which the popup does not fit beside the buttons. */
const narrowPx = besideButtonsPx + widthPx + 2 * edgePx

interface Props {
  lat: number
  lon: number
  above: boolean
  onClose: () => void
  children: ReactNode
}

export function MapPopup({ lat, lon, above, onClose, children }: Props) {
  const map = useMap()
  const size = map.getSize()
  const isNarrow = size.x < narrowPx
  useEffect(() => {
    const { classList } = map.getContainer()
    if (isNarrow) classList.add(styles.filled ?? '')
    return () => classList.remove(styles.filled ?? '')
  }, [map, isNarrow])
  // Memoised, because a new array would make Leaflet reopen the popup.
  const position = useMemo((): [number, number] => [lat, lon], [lat, lon])
  return (
    <Popup
      position={position}
      offset={[0, above ? -34 : -14]}
      minWidth={Math.min(widthPx, size.x - 60)}
      maxWidth={Math.min(400, size.x - (isNarrow ? 40 : besideButtonsPx + 2 * edgePx))}
      maxHeight={Math.max(160, size.y - 70)}
      autoPanPaddingTopLeft={[isNarrow ? edgePx : besideButtonsPx, edgePx]}
      autoPanPaddingBottomRight={[edgePx, edgePx]}
      closeButton={false}
      className={styles.popup ?? ''}
      eventHandlers={{ remove: onClose }}
    >
      <PopupContent onClose={() => map.closePopup()}>{children}</PopupContent>
    </Popup>
  )
}

function PopupContent({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Leaflet hides the popup while measuring it and moving the map; a hidden element cannot take the focus.
    let triesLeft = 60
    let frame = requestAnimationFrame(function takeFocus() {
      box.current?.focus({ preventScroll: true })
      const isInside = box.current?.contains(document.activeElement)
      if (!isInside && triesLeft-- > 0) frame = requestAnimationFrame(takeFocus)
    })
    return () => cancelAnimationFrame(frame)
  }, [])

  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it wherever the focus is inside
    <div ref={box} className="noFocusRing" tabIndex={-1} onKeyDown={closeByKey}>
      <Button look="quiet" className={styles.close} onClick={onClose}>
        {text('map.close')}
      </Button>
      {children}
    </div>
  )
}
