import { callsPage } from '@directory/shared/checked'
import type { OutputOf } from '@directory/shared/contract'
import { useRef, useState } from 'react'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyNotice } from '../../../ui/EmptyNotice.tsx'
import { Pager } from '../../../ui/Pager.tsx'
import { PlainList } from '../../../ui/PlainList.tsx'
import { PrintButton } from '../../../ui/PrintButton.tsx'
import type { CallRow } from '../../entries/door.ts'
import { CallCard } from './CallCard.tsx'
import styles from './Calls.module.css'

interface StableRows {
  list: string
  /** The rows as they were at the first call; null until then. */
  rows: readonly CallRow[] | null
  /** For each provider called: true, or false if the call was undone. */
  called: ReadonlyMap<string, boolean>
}

/**
 * Keeps called providers in their places, so that the list does not move under the pointer and the user can review the
 * outcomes. Providers that a colleague has called disappear.
 *
 * @param list key of the list; a different one starts afresh
 * @param rows current rows from the server
 */
function useStableRows(list: string, rows: readonly CallRow[]) {
  const initialState: StableRows = { list, rows: null, called: new Map() }
  const [state, setState] = useState(initialState)
  const currentState = (candidate: StableRows) => (candidate.list === list ? candidate : initialState)
  const { rows: firstRows, called } = currentState(state)
  // A functional update, because several calls may be pending at once.
  const mark = (uuid: string, isValid: boolean) =>
    setState((before) => {
      const { rows: held, called } = currentState(before)
      return { list, rows: held ?? rows, called: new Map([...called, [uuid, isValid]]) }
    })
  return {
    shown: firstRows === null ? rows : keepOrder(firstRows, rows, called),
    isDone: (uuid: string) => called.get(uuid) === true,
    isBegun: called.size > 0,
    mark,
    reset: () => setState(initialState),
  }
}

/** Returns the old order with current content. A row missing from `now` stays only if it was called here. */
export function keepOrder(
  before: readonly CallRow[],
  now: readonly CallRow[],
  called: ReadonlyMap<string, boolean>,
): CallRow[] {
  const fresh = new Map(now.map((row) => [row.entry.uuid, row]))
  return before.flatMap((row) => fresh.get(row.entry.uuid) ?? (called.has(row.entry.uuid) ? row : []))
}

interface Props {
  /** Key of the filtered list that `data` is a page of. */
  list: string
  data: OutputOf<'GET /api/calls'>
  onPage: (page: number) => void
}

/** Shows a page of providers to call; those already called stay in place until the list is reloaded. */
export function CallList({ list, data: { rows, total, listed, page, pages }, onPage }: Props) {
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
              ? text('calls.partLeft', { left: remaining, total: listed })
              : text('calls.part', { first, last: first + rows.length - 1, total: listed, page, pages })}
          </p>
        )}
      </div>
      {listed > 0 && <PrintButton label="list.print" />}
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
      {listed === 0 && <EmptyNotice title={text('calls.none')} />}
      <div className="noPrint">
        {isBegun ? (
          listed > 0 && (
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
