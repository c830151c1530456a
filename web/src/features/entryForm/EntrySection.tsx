import type { ReactNode } from 'react'
import { classNames } from '#lib/className.ts'
import { WholeWords } from '#ui/WholeWords.tsx'
import styles from './EntryFields.module.css'

interface Props {
  title: string
  lead?: string
  className?: string
  children: ReactNode
}

export function EntrySection({ title, lead, className, children }: Props) {
  return (
    <fieldset className={classNames(styles.section, className)}>
      <legend>
        <h2 className={styles.title}>
          <WholeWords>{title}</WholeWords>
        </h2>
      </legend>
      {lead && <p className="measure flush">{lead}</p>}
      {children}
    </fieldset>
  )
}
