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

/** Makes a picture that cannot be pressed. */
function makePicture(className: string | undefined, label: string): HTMLSpanElement {
  const element = document.createElement('span')
  element.className = className ?? ''
  element.setAttribute('role', 'img')
  element.setAttribute('aria-label', label)
  element.append(document.createElement('span'))
  return element
}

/** Makes the pin of the only provider on a map. */
export const staticPin = (label: string): DivIcon => divIconOf(makePicture(styles.pin, label), [24, 46])

export const visitorPin = (label: string): DivIcon => divIconOf(makePicture(styles.own, label), [12, 12], 24)

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
