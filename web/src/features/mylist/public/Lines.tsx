import type { Entry } from '@directory/shared/entry'
import { Fragment, memo, type ReactNode, useCallback } from 'react'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/Row.tsx'
import { TextAreaField } from '../../../ui/TextAreaField.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './MyList.module.css'
import { RememberedEntry } from './RememberedEntry.tsx'
import { removeRemembered, writeNote } from './remembered.ts'
import { maxNoteLength, type RememberedLine, type Removal } from './rememberedList.ts'
import type { EntriesById } from './useEntriesByIds.ts'

interface Props {
  list: readonly RememberedLine[]
  entries: EntriesById
  /** True if the server has not answered: then names and numbers are shown as they were last loaded. */
  hasFailed: boolean
  onRemove: (removal: Removal) => void
  /** Notice about a removal, and the number of lines above it. */
  notice: { index: number; content: ReactNode }
}

export function Lines({ list, entries, hasFailed, onRemove, notice }: Props) {
  const lastIndex = list.length - 1
  // Stable, so that typing a letter of a note renders only one line of a long list.
  const removeLine = useCallback<LineProps['onRemove']>(
    (id, name) => onRemove({ removed: removeRemembered([id]), name }),
    [onRemove],
  )
  return (
    <ol className={styles.lines}>
      {list.map((line, index) => (
        <Fragment key={line.id}>
          {index > 0 && notice.index === index && notice.content && <li>{notice.content}</li>}
          <li className={styles.line}>
            <Line line={line} entry={entries.get(line.id)} hasFailed={hasFailed} onRemove={removeLine} />
          </li>
        </Fragment>
      ))}
      {notice.index > lastIndex && notice.content && <li>{notice.content}</li>}
    </ol>
  )
}

interface LineProps {
  line: RememberedLine
  /** Null if the provider is not listed any more, undefined until that is known. */
  entry: Entry | null | undefined
  hasFailed: boolean
  onRemove: (id: string, name: string) => void
}

const Line = memo(function Line({ line, entry, hasFailed, onRemove }: LineProps) {
  const text = useText()
  // What has not loaded is not gone.
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
          onChange={(event) => writeNote(line.id, event.target.value)}
        />
      </div>
      {line.note.trim() !== '' && <p className={`${styles.printedNote} onlyPrint`}>{line.note}</p>}
      <Row tight className={styles.buttons}>
        <Button look="quiet" icon="close" onClick={() => onRemove(line.id, name)}>
          {withName(text('selection.remove'))}
        </Button>
      </Row>
    </article>
  )
})
