import { callsPage } from '@directory/shared/checked'
import type { OutputOf } from '@directory/shared/contract'
import { useRef } from 'react'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyNotice } from '../../../ui/EmptyNotice.tsx'
import { Pager } from '../../../ui/Pager.tsx'
import { PlainList } from '../../../ui/PlainList.tsx'
import { PrintButton } from '../../entries/door.ts'
import { CallCard } from './CallCard.tsx'
import styles from './Calls.module.css'
import { useStableRows } from './useStableRows.ts'

interface Props {
  /** Key of the filtered list that `data` is a page of. */
  list: string
  data: OutputOf<'GET /api/calls'>
  onPage: (page: number) => void
}

/** Shows a page of providers to call; those already called stay in place until the list is reloaded. */
export function CallList({ list, data: { rows, total, page, pages }, onPage }: Props) {
  const text = useText()
  const { shown, isDone, isBegun, mark, reset } = useStableRows(list, rows)
  const top = useRef<HTMLDivElement>(null)
  const first = (page - 1) * callsPage + 1
  const remaining = shown.filter(({ entry }) => !isDone(entry.uuid)).length
  return (
    <>
      <div ref={top} tabIndex={-1} className="noFocusRing">
        <p role="status">{text('calls.count', { count: total })}</p>
        {pages > 1 && (
          <p>
            {isBegun
              ? text('calls.partLeft', { left: remaining, total })
              : text('calls.part', { first, last: first + rows.length - 1, total, page, pages })}
          </p>
        )}
      </div>
      {total > 0 && <PrintButton label="list.print" />}
      <PlainList className={styles.list}>
        {shown.map((row) => (
          <li key={row.entry.uuid}>
            <CallCard
              row={row}
              isDone={isDone(row.entry.uuid)}
              onDone={() => mark(row.entry.uuid, true)}
              onReverted={() => mark(row.entry.uuid, false)}
            />
          </li>
        ))}
      </PlainList>
      {total === 0 && <EmptyNotice title={text('calls.none')} />}
      <div className="noPrint">
        {isBegun ? (
          total > 0 && (
            <Button
              onClick={() => {
                reset()
                top.current?.focus()
              }}
            >
              {text('calls.next')}
            </Button>
          )
        ) : (
          <Pager
            page={page}
            pages={pages}
            onPage={(nextPage) => {
              onPage(nextPage)
              top.current?.focus()
            }}
          />
        )}
      </div>
    </>
  )
}
