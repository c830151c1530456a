import type { CSSProperties } from 'react'
import styles from './Icon.module.css'

/** In the order of `icons.svg`, one below the other. */
export const iconNames = [
  'accessible',
  'back',
  'bookmark',
  'bookmarked',
  'calendar',
  'check',
  'chevron',
  'chevronRight',
  'clock',
  'close',
  'edit',
  'error',
  'external',
  'globe',
  'help',
  'home',
  'info',
  'link',
  'list',
  'location',
  'mail',
  'menu',
  'mobile',
  'news',
  'next',
  'phone',
  'print',
  'search',
  'share',
  'sound',
  'success',
  'trash',
  'up',
  'user',
  'warning',
] as const

export type IconName = (typeof iconNames)[number]

/** Screen readers do not see it; the text beside it carries the meaning. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const place = { '--icon': iconNames.indexOf(name) } as CSSProperties
  return <i className={className ? `${styles.icon} ${className}` : styles.icon} style={place} />
}
