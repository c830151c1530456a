import type { ComponentProps, ElementType, ReactNode } from 'react'
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

/** Makes an element or component look like a button. */
const looksLikeButton = <Props extends { className?: string | undefined; children?: ReactNode }>(
  Tag: ElementType,
) =>
  function ButtonLook({ look = 'plain', icon, className, children, ...rest }: Look & Props) {
    return (
      <Tag
        {...(Tag === 'button' && { type: 'button' })}
        {...rest}
        className={classNames(styles.button, styles[look], className)}
      >
        {icon && <Icon name={icon} />}
        {typeof children === 'string' ? <WholeWords>{children}</WholeWords> : children}
      </Tag>
    )
  }

export const Button = looksLikeButton<ComponentProps<'button'>>('button')

/** An external link (telephone, mail program, another site). */
export const AnchorButton = looksLikeButton<ComponentProps<'a'>>('a')

/** A link within the site. */
export const LinkButton = looksLikeButton<ComponentProps<typeof SiteLink>>(SiteLink)
