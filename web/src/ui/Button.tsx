import type { ComponentProps } from 'react'
import { classNames } from '../lib/className.ts'
import styles from './Button.module.css'
import { Icon, type IconName } from './Icon.tsx'
import { SiteLink } from './SiteLink.tsx'
import { WholeWords } from './WholeWords.tsx'

interface Look {
  /** `main` is for the most important button of a page. */
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
      {typeof children === 'string' ? <WholeWords>{children}</WholeWords> : children}
    </button>
  )
}

/** Renders an external link (telephone, mail program, another site) that looks like a button. */
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
      {typeof children === 'string' ? <WholeWords>{children}</WholeWords> : children}
    </a>
  )
}

/** Renders a link within the site that looks like a button. */
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
      {typeof children === 'string' ? <WholeWords>{children}</WholeWords> : children}
    </SiteLink>
  )
}
