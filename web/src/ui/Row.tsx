import type { HTMLAttributes } from 'react'
import { classNames } from '#lib/className.ts'
import styles from './Row.module.css'

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'p' | 'nav'
  tight?: boolean
}

export function Row({ as: Tag = 'div', tight = false, className, ...rest }: Props) {
  return <Tag {...rest} className={classNames(styles.row, tight && styles.tight, className)} />
}
