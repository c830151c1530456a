import type { ComponentProps, ElementType, ReactNode } from 'react'
import { classNames } from '#lib/className.ts'
import styles from './Button.module.css'
import { Icon, type IconName } from './Icon.tsx'
import { SiteLink } from './SiteLink.tsx'
import { WholeWords } from './WholeWords.tsx'

interface Look {
  /** `main` is for the most important button of a page. */
  look?: 'main' | 'plain' | 'quiet'
  icon?: IconName
}

const looksLikeButton = <Props extends { className?: string; children?: ReactNode }>(Tag: ElementType) =>
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

export const AnchorButton = looksLikeButton<ComponentProps<'a'>>('a')

export const LinkButton = looksLikeButton<ComponentProps<typeof SiteLink>>(SiteLink)
