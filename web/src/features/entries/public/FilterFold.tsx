import { type ReactNode, useRef } from 'react'
import { classNames } from '../../../lib/className.ts'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './FilterForm.module.css'

interface Props {
  className: string | false | undefined
  /** Absent before there is a list. */
  count: number | undefined
  aside: ReactNode
  children: ReactNode
}

/** It never opens by itself: active filters are shown as chips. */
export function FilterFold({ className, count, aside, children }: Props) {
  const text = useText()
  const fold = useRef<HTMLDetailsElement>(null)
  const close = () => {
    const { current } = fold
    if (!current) return
    current.open = false
    current.querySelector('summary')?.focus({ preventScroll: true })
    current.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className={classNames(styles.bar, className)}>
      <details ref={fold} className={styles.fold}>
        <summary className={styles.summary}>
          {text('list.filter')}
          <Icon name="chevron" className="arrow" />
        </summary>
        <div className={styles.content}>
          {children}
          <div className={styles.show}>
            {count !== undefined && (
              <Button look="main" className="withScript" onClick={close}>
                {text('list.showCount', { count })}
              </Button>
            )}
            <Button type="submit" look="main" className="withoutScript">
              {text('list.apply')}
            </Button>
          </div>
        </div>
      </details>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  )
}
