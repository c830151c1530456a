import { Fragment, type ReactNode, useCallback, useState } from 'react'
import { useText } from '../../../lib/intl.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { Line, type LineProps } from './Line.tsx'
import styles from './MyList.module.css'
import { moveRemembered, removeRemembered } from './remembered.ts'
import type { RememberedLine, Removal } from './rememberedList.ts'
import type { EntriesById } from './useEntriesByIds.ts'

interface Props {
  list: readonly RememberedLine[]
  entries: EntriesById
  onRemove: (removal: Removal) => void
  /** Notice about a removal, and the number of lines above it. */
  notice: { index: number; content: ReactNode }
}

/** Shows the lines of the visitor's list, each with its note and its place in the order. */
export function Lines({ list, entries, onRemove, notice }: Props) {
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
