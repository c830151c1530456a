import { memo, type ReactNode } from 'react'
import { useText } from '#lib/intl.ts'
import type { Entry } from '#shared/entry'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/Row.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './MyList.module.css'
import { RememberedEntry } from './RememberedEntry.tsx'
import { maxNoteLength, type RememberedLine, writeNote } from './remembered.ts'

interface Props {
  line: RememberedLine
  /** Null if it is not listed any more, undefined until that is known. */
  entry: Entry | null | undefined
  /** Then names and numbers are shown as they were last loaded. */
  hasFailed: boolean
  /** Stable, so that typing a letter of a note renders only one line of a long list. */
  onRemove: (ids: readonly string[], name: string) => void
}

export const Line = memo(function Line({ line, entry, hasFailed, onRemove }: Props) {
  const text = useText()
  // An entry that failed to load is not gone.
  const shown = entry === undefined && hasFailed && line.known ? { ...line.known, uuid: line.id } : entry
  const name = shown?.name ?? text(entry === null ? 'mylist.gone' : 'mylist.notLoaded')
  const withName = (label: string): ReactNode => (
    <>
      {label}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </>
  )
  return (
    <article className={`${styles.card} noFocusRing`} id={`line-${line.id}`} tabIndex={-1}>
      <RememberedEntry entry={shown} />
      <div className={`${styles.note} noPrint`}>
        <TextAreaField
          label={withName(text('mylist.note'))}
          value={line.note}
          maxLength={maxNoteLength}
          rows={2}
          onValue={(value) => writeNote(line.id, value)}
        />
      </div>
      {line.note.trim() !== '' && <p className={`${styles.printedNote} onlyPrint`}>{line.note}</p>}
      <Row tight className={styles.buttons}>
        <Button look="quiet" icon="close" onClick={() => onRemove([line.id], name)}>
          {withName(text('selection.remove'))}
        </Button>
      </Row>
    </article>
  )
})
