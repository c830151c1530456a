import type { ElementType, ReactNode } from 'react'
import { classNames } from '#lib/className.ts'
import styles from './Collapsible.module.css'
import { Icon } from './Icon.tsx'
import { WholeWords } from './WholeWords.tsx'

interface Props {
  title: ReactNode
  aside?: ReactNode
  id?: string
  heading?: 'h2' | 'h3' | 'h4'
  lang?: string
  defaultOpen?: boolean
  light?: boolean
  children: ReactNode
}

export function Collapsible(props: Props) {
  const { title, aside, id, heading = 'h2', lang, defaultOpen = false, light = false, children } = props
  const Heading: ElementType = heading
  return (
    <details className={classNames(styles.details, light && styles.light)} id={id} open={defaultOpen}>
      <summary className={styles.summary}>
        <Icon name="chevron" className="arrow" />
        <Heading className={styles.title} lang={lang}>
          {typeof title === 'string' ? <WholeWords>{title}</WholeWords> : title}
        </Heading>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
