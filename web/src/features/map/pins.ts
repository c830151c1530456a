import { type DivIcon, divIcon } from 'leaflet'
import backgroundStyles from './MapBackground.module.css'
import styles from './MapView.module.css'

interface Look {
  className: string
  anchor: [number, number]
  text?: string
  size?: number
}

/** Elements, so that keyboard and screen readers can use them; the shape in them is drawn by a style. */
function drawn<Tag extends 'button' | 'span'>(tag: Tag, label: string, look: Look) {
  const { className, anchor, text = '', size = 48 } = look
  const html = document.createElement(tag)
  html.className = className
  html.setAttribute('aria-label', label)
  html.append(Object.assign(document.createElement('span'), { textContent: text }))
  const icon = divIcon({ html, className: styles.icon ?? '', iconSize: [size, size], iconAnchor: anchor })
  return { html, icon }
}

/** A drop whose tip marks the position, or a dashed ring around where it may be. */
const lookOf = (isApproximate = false): Look => ({
  className: (isApproximate ? styles.area : styles.pin) ?? '',
  anchor: [24, isApproximate ? 24 : 46],
})

function buttonPin(label: string, look: Look) {
  const { html: button, icon } = drawn('button', label, look)
  return { icon, button: Object.assign(button, { type: 'button', title: label }) }
}

export const providerPin = (label: string, isApproximate?: boolean) => buttonPin(label, lookOf(isApproximate))

export const clusterPin = (label: string, count: number, isApproximate: boolean) =>
  buttonPin(label, {
    className: `${styles.cluster} ${isApproximate ? styles.area : ''}`,
    anchor: [24, 24],
    text: String(count),
  })

function picturePin(label: string, look: Look): DivIcon {
  const { html, icon } = drawn('span', label, look)
  html.setAttribute('role', 'img')
  return icon
}

export const staticPin = (label: string, isApproximate?: boolean): DivIcon =>
  picturePin(label, lookOf(isApproximate))

export const visitorPin = (label: string): DivIcon =>
  picturePin(label, { className: styles.own ?? '', anchor: [12, 12], size: 24 })

/** Without a name only the dot. Hidden from screen readers, which read the towns in the list. */
export function nameSign(name: string | null, isArea: boolean): DivIcon {
  const element = document.createElement('span')
  element.textContent = name ?? ''
  element.setAttribute('aria-hidden', 'true')
  const className = `${backgroundStyles.name} ${isArea ? '' : backgroundStyles.place}`
  return divIcon({ html: element, className, iconSize: [0, 0] })
}
