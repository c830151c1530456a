import type { ComponentProps } from 'react'
import { classNames } from '../lib/className.ts'
import styles from './Button.module.css'
import { Icon, type IconName } from './Icon.tsx'
import { SiteLink } from './SiteLink.tsx'

interface Look {
  /** `main` is the single most important thing to do on a page. */
  look?: 'main' | 'plain' | 'quiet'
  icon?: IconName
}

export function Button({
  look = 'plain',
  icon,
  className,
  children,
  ...rest
}: Look & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={classNames(styles.button, styles[look], className)}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

/** A link that leaves the pages (to a telephone, a mail program, another site) and looks like a button. */
export function AnchorButton({
  look = 'plain',
  icon,
  className,
  children,
  ...rest
}: Look & ComponentProps<'a'>) {
  return (
    <a {...rest} className={classNames(styles.button, styles[look], className)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}

/** A link to a page of the site that looks like a button. */
export function LinkButton({
  look = 'plain',
  icon,
  className,
  children,
  ...rest
}: Look & ComponentProps<typeof SiteLink>) {
  return (
    <SiteLink {...rest} className={classNames(styles.button, styles[look], className)}>
      {icon && <Icon name={icon} />}
      {children}
    </SiteLink>
  )
}
