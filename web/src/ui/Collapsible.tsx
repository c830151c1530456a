import type { ElementType, ReactNode } from 'react'
import { classNames } from '../lib/className.ts'
import styles from './Collapsible.module.css'
import { Icon } from './Icon.tsx'

interface Props {
  title: ReactNode
  /** Short addition at the end of the title's line, such as a number of hits. */
  aside?: ReactNode
  id?: string
  heading?: 'h2' | 'h3' | 'h4'
  /** `de` for what the association wrote. */
  lang?: 'de' | undefined
  defaultOpen?: boolean
  /** Little is inside: a line of its own is enough of a heading. */
  light?: boolean
  children: ReactNode
}

/** A section that opens and closes without any script. */
export function Collapsible(props: Props) {
  const { title, aside, id, heading = 'h2', lang, defaultOpen = true, light = false, children } = props
  const Heading: ElementType = heading
  return (
    <details className={classNames(styles.details, light && styles.light)} id={id} open={defaultOpen}>
      <summary className={styles.summary}>
        <Icon name="chevron" className={styles.marker} />
        <Heading className={styles.title} lang={lang}>
          {title}
        </Heading>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
