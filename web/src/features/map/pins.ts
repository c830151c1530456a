import { type DivIcon, divIcon } from 'leaflet'
import backgroundStyles from './MapBackground.module.css'
import styles from './MapView.module.css'

/** Makes a button element, so that keyboard and screen readers can use it; styled by CSS. */
function makeButton(className: string, label: string, text: string): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = className
  element.title = label
  element.setAttribute('aria-label', label)
  const shape = document.createElement('span')
  shape.textContent = text
  element.append(shape)
  return element
}

interface Pin {
  icon: DivIcon
  button: HTMLButtonElement
}

/** Makes a pin with a target of 48 px; the tip of the drop marks the position. */
export function providerPin(label: string): Pin {
  const element = makeButton(styles.pin ?? '', label, '')
  return { icon: divIconOf(element, [24, 46]), button: element }
}

export function clusterPin(label: string, count: number): Pin {
  const element = makeButton(styles.cluster ?? '', label, String(count))
  return { icon: divIconOf(element, [24, 24]), button: element }
}

/** Makes the pin of the only provider on a map, which cannot be pressed. */
export function staticPin(label: string): DivIcon {
  const element = document.createElement('span')
  element.className = styles.pin ?? ''
  element.setAttribute('role', 'img')
  element.setAttribute('aria-label', label)
  element.append(document.createElement('span'))
  return divIconOf(element, [24, 46])
}

export function visitorPin(label: string): DivIcon {
  const element = document.createElement('span')
  element.className = styles.own ?? ''
  element.setAttribute('role', 'img')
  element.setAttribute('aria-label', label)
  element.title = label
  return divIconOf(element, [12, 12], 24)
}

/**
 * Makes a name on the map, with the dot of its place; only the dot if there is no space for the name. Hidden from
 * screen readers, which read the towns in the list.
 */
export function nameSign(name: string | null, isArea: boolean): DivIcon {
  const element = document.createElement('span')
  element.textContent = name ?? ''
  element.setAttribute('aria-hidden', 'true')
  const className = `${backgroundStyles.name} ${isArea ? '' : backgroundStyles.place}`
  return divIcon({ html: element, className, iconSize: [0, 0] })
}

function divIconOf(html: HTMLElement, iconAnchor: [number, number], size = 48): DivIcon {
  return divIcon({ html, className: styles.icon ?? '', iconSize: [size, size], iconAnchor })
}
