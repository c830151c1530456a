import { type DivIcon, divIcon } from 'leaflet'
import backgroundStyles from './MapBackground.module.css'
import styles from './MapView.module.css'

/** Elements, so that keyboard and screen readers can use them; the shape in them is drawn by a style. */
function labelled<Tag extends 'button' | 'span'>(tag: Tag, className: string, label: string, text = '') {
  const element = document.createElement(tag)
  element.className = className
  element.setAttribute('aria-label', label)
  element.append(Object.assign(document.createElement('span'), { textContent: text }))
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

function buttonPin(className: string, label: string, text: string, anchor: [number, number]): Pin {
  const button = labelled('button', className, label, text)
  button.type = 'button'
  button.title = label
  return { icon: divIconOf(button, anchor), button }
}

export function providerPin(label: string, isApproximate?: boolean): Pin {
  const { className, anchor } = markOf(isApproximate)
  return buttonPin(className, label, '', anchor)
}

export const clusterPin = (label: string, count: number, isApproximate: boolean): Pin =>
  buttonPin(`${styles.cluster} ${isApproximate ? styles.area : ''}`, label, String(count), [24, 24])

function picturePin(className: string, label: string, anchor: [number, number], size?: number): DivIcon {
  const picture = labelled('span', className, label)
  picture.setAttribute('role', 'img')
  return divIconOf(picture, anchor, size)
}

export function staticPin(label: string, isApproximate?: boolean): DivIcon {
  const { className, anchor } = markOf(isApproximate)
  return picturePin(className, label, anchor)
}

export const visitorPin = (label: string): DivIcon => picturePin(styles.own ?? '', label, [12, 12], 24)

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
