import { type DivIcon, divIcon } from 'leaflet'
import ground from './MapBackground.module.css'
import styles from './MapView.module.css'

/** Makes a button element, so that keyboard and screen readers can use it; styled by CSS. */
function button(className: string, label: string, text: string): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = className
  element.title = label
  element.setAttribute('aria-label', label)
  const face = document.createElement('span')
  face.textContent = text
  element.append(face)
  return element
}

interface Pin {
  icon: DivIcon
  button: HTMLButtonElement
}

/** Makes a pin with a target of 48 px; the tip of the drop marks the position. */
export function pin(label: string): Pin {
  const element = button(styles.pin ?? '', label, '')
  return { icon: icon(element, [24, 46]), button: element }
}

export function clusterPin(label: string, count: number): Pin {
  const element = button(styles.cluster ?? '', label, String(count))
  return { icon: icon(element, [24, 24]), button: element }
}

/** Makes the pin of the only provider on a map, which cannot be pressed. */
export function stillPin(label: string): DivIcon {
  const element = document.createElement('span')
  element.className = styles.pin ?? ''
  element.setAttribute('role', 'img')
  element.setAttribute('aria-label', label)
  element.append(document.createElement('span'))
  return icon(element, [24, 46])
}

export function ownPin(label: string): DivIcon {
  const element = document.createElement('span')
  element.className = styles.own ?? ''
  element.setAttribute('role', 'img')
  element.setAttribute('aria-label', label)
  element.title = label
  return icon(element, [12, 12], 24)
}

/**
 * Makes a name on the map, with the dot of its place; only the dot if there is no space for the name. Hidden from
 * screen readers, which read the towns in the list.
 */
export function nameSign(name: string | null, isArea: boolean): DivIcon {
  const element = document.createElement('span')
  element.textContent = name ?? ''
  element.setAttribute('aria-hidden', 'true')
  const className = `${ground.name} ${isArea ? '' : ground.place}`
  return divIcon({ html: element, className, iconSize: [0, 0] })
}

function icon(html: HTMLElement, iconAnchor: [number, number], size = 48): DivIcon {
  return divIcon({ html, className: styles.icon ?? '', iconSize: [size, size], iconAnchor })
}
