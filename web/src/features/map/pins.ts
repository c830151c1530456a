import { type DivIcon, divIcon } from 'leaflet'
import backgroundStyles from './MapBackground.module.css'
import styles from './MapView.module.css'

/** An element, so that keyboard and screen readers can use it. */
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

/** A drop whose tip marks the position, or a dashed ring around where it may be. */
const markOf = (isApproximate = false) => ({
  className: (isApproximate ? styles.area : styles.pin) ?? '',
  anchor: [24, isApproximate ? 24 : 46] satisfies [number, number],
})

export function providerPin(label: string, isApproximate?: boolean): Pin {
  const { className, anchor } = markOf(isApproximate)
  const element = makeButton(className, label, '')
  return { icon: divIconOf(element, anchor), button: element }
}

export function clusterPin(label: string, count: number, isApproximate = false): Pin {
  const element = makeButton(`${styles.cluster} ${isApproximate ? styles.area : ''}`, label, String(count))
  return { icon: divIconOf(element, [24, 24]), button: element }
}

function makePicture(className: string | undefined, label: string): HTMLSpanElement {
  const element = document.createElement('span')
  element.className = className ?? ''
  element.setAttribute('role', 'img')
  element.setAttribute('aria-label', label)
  element.append(document.createElement('span'))
  return element
}

export function staticPin(label: string, isApproximate?: boolean): DivIcon {
  const { className, anchor } = markOf(isApproximate)
  return divIconOf(makePicture(className, label), anchor)
}

export const visitorPin = (label: string): DivIcon => divIconOf(makePicture(styles.own, label), [12, 12], 24)

/** Without a name only the dot. Hidden from screen readers, which read the towns in the list. */
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
