import { classNames } from '../lib/className.ts'
import { useText } from '../lib/intl.ts'
import styles from './FieldChanges.module.css'
import { Icon } from './Icon.tsx'
import { MarkedText } from './MarkedText.tsx'
import { PlainList } from './PlainList.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface WordedChange {
  key: string
  label: string
  /** Value in words; empty if there was none. */
  before: string
  after: string
}

/** Shows old and new values field by field, with changed words marked. */
export function FieldChanges({ changes }: { changes: readonly WordedChange[] }) {
  const text = useText()
  return (
    <PlainList className={styles.changes}>
      {changes.map(({ key, label, before, after }) => (
        <li key={key} className={classNames(`${before}${after}`.includes('\n') && styles.lines)}>
          <strong>{label}:</strong>{' '}
          <span>
            <VisuallyHidden>{`${text('import.before')} `}</VisuallyHidden>
            <MarkedText of={before} beside={after} mark="del" />
          </span>{' '}
          <Icon name="next" />{' '}
          <span>
            <VisuallyHidden>{`${text('import.after')} `}</VisuallyHidden>
            <MarkedText of={after} beside={before} mark="ins" />
          </span>
        </li>
      ))}
    </PlainList>
  )
}
