import { maxMarked } from '@directory/shared/entryTable'
import type { ReactNode } from 'react'
import { useText } from '../../lib/intl.ts'
import { Button } from '../Button.tsx'
import { Row } from '../Row.tsx'
import styles from './Table.module.css'

interface Props {
  count: number
  onForget: () => void
  children: ReactNode
}

/** Shows a bar that stays visible while any rows are marked. */
export function MarkedBar({ count, onForget, children }: Props) {
  const text = useText()
  const tooMany = count > maxMarked
  return (
    <section aria-label={text('table.marked')} className={count === 0 ? styles.noBar : styles.bar}>
      <p role="status">
        {count > 0 && text('table.markedCount', { count })}
        {tooMany && ` ${text('table.markedTooMany', { most: maxMarked })}`}
      </p>
      {count > 0 && (
        <Row tight>
          {!tooMany && children}
          <Button look="quiet" onClick={onForget}>
            {text('table.unmark')}
          </Button>
        </Row>
      )}
    </section>
  )
}
