import { wordDifference } from '@directory/shared/wordDifference'
import { useText } from '../lib/intl.ts'
import styles from './FieldChanges.module.css'
import { Icon } from './Icon.tsx'
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
        <li key={key}>
          <strong>{label}:</strong> <VisuallyHidden>{`${text('import.before')} `}</VisuallyHidden>
          <Side text={before} other={after} mark="del" /> <Icon name="next" />{' '}
          <VisuallyHidden>{`${text('import.after')} `}</VisuallyHidden>
          <Side text={after} other={before} mark="ins" />
        </li>
      ))}
    </PlainList>
  )
}

/** Shows one of two versions of a text; words that the other one lacks are marked. */
function Side({ text: shownText, other, mark: Mark }: { text: string; other: string; mark: 'del' | 'ins' }) {
  const text = useText()
  if (shownText === '') return <i>{text('import.empty')}</i>
  return (
    <span lang="de" className={styles.side}>
      {wordDifference(shownText, other).map((word, i) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
        word.only ? <Mark key={i}>{word.text}</Mark> : <span key={i}>{word.text}</span>,
      )}
    </span>
  )
}
