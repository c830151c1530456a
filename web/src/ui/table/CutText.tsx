import type { ReactNode } from 'react'
import { classNames } from '#lib/className.ts'
import styles from './Table.module.css'

interface Props {
  title: string
  lang?: 'de'
  brief?: boolean
  children?: ReactNode
}

export function CutText({ title, lang, brief = false, children = title }: Props) {
  return (
    <span className={classNames(styles.cut, brief && styles.brief)} title={title} lang={lang}>
      {children}
    </span>
  )
}
