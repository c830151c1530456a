import type { ComponentProps, ElementType } from 'react'
import { classNames } from '#lib/className.ts'
import styles from './Card.module.css'

type Props<As extends ElementType> = { as?: As } & Omit<ComponentProps<As>, 'as'>

export function Card<As extends ElementType = 'div'>({ as, className, ...rest }: Props<As>) {
  const Element: ElementType = as ?? 'div'
  return <Element {...rest} className={classNames(styles.card, className)} />
}
