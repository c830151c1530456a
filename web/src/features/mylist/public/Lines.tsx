import type { Entry } from '@directory/shared/entry'
import { Fragment, memo, type ReactNode, useCallback, useState } from 'react'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/Row.tsx'
import { TextAreaField } from '../../../ui/TextAreaField.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './MyList.module.css'
import { RememberedEntry } from './RememberedEntry.tsx'
import { moveRemembered, removeRemembered, writeNote } from './remembered.ts'
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
  const text = useText()
  const [announcement, announce] = useState('')
  const lastIndex = list.length - 1
  // Stable, so that typing a letter of a note renders only one line of a long list.
  const moveLine = useCallback<LineProps['onMove']>(
    (id, by, name, button) => {
      const moved = moveRemembered(id, by)
      if (!moved) return
      announce(text('mylist.moved', { name, ...moved }))
      // Moving an element in the document removes its focus.
      requestAnimationFrame(() => button.focus())
    },
    [text],
  )
  const removeLine = useCallback<LineProps['onRemove']>(
    (id, name) => onRemove({ removed: removeRemembered([id]), name }),
    [onRemove],
  )
  return (
    <>
      <ol className={styles.lines}>
        {list.map((line, index) => (
          <Fragment key={line.id}>
            {index > 0 && notice.index === index && notice.content && <li>{notice.content}</li>}
            <li className={styles.line}>
              <Line
                line={line}
                entry={entries.get(line.id)}
                hasFailed={hasFailed}
                isFirst={index === 0}
                isLast={index === lastIndex}
                onMove={moveLine}
                onRemove={removeLine}
              />
            </li>
          </Fragment>
        ))}
        {notice.index > lastIndex && notice.content && <li>{notice.content}</li>}
      </ol>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  )
}

interface LineProps {
  line: RememberedLine
  /** Null if the provider is not listed any more, undefined until that is known. */
  entry: Entry | null | undefined
  hasFailed: boolean
  isFirst: boolean
  isLast: boolean
  onMove: (id: string, by: 1 | -1, name: string, button: HTMLElement) => void
  onRemove: (id: string, name: string) => void
}

const Line = memo(function Line({ line, entry, hasFailed, isFirst, isLast, onMove, onRemove }: LineProps) {
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
        {(['up', 'down'] as const).map((way) => (
          <Button
            key={way}
            icon={way}
            aria-disabled={way === 'up' ? isFirst : isLast}
            onClick={({ currentTarget }) => onMove(line.id, way === 'up' ? -1 : 1, name, currentTarget)}
          >
            <span className={styles.moveWord}>{withName(text(`mylist.${way}`))}</span>
          </Button>
        ))}
        <Button look="quiet" icon="close" onClick={() => onRemove(line.id, name)}>
          {withName(text('selection.remove'))}
        </Button>
      </Row>
    </article>
  )
})
