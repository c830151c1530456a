import { useRef, useState } from 'react'
import { useText } from '#lib/intl.ts'
import { callsPage } from '#shared/checked'
import type { OutputOf } from '#shared/contract'
import { Button } from '#ui/Button.tsx'
import { EmptyNotice } from '#ui/EmptyNotice.tsx'
import { Pager } from '#ui/Pager.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { PrintButton } from '#ui/PrintButton.tsx'
import type { CallRow } from '../../entries/door.ts'
import { CallCard, type RecordedCall } from './CallCard.tsx'
import styles from './Calls.module.css'

interface Props {
  data: OutputOf<'GET /api/calls'>
  onPage: (page: number) => void
}

/** From the first call on a page stays as it is until the next are asked for: nothing moves under the pointer. */
export function CallList({ data: { rows, total, listed, page, pages }, onPage }: Props) {
  const text = useText()
  const [held, setHeld] = useState<readonly CallRow[] | null>(null)
  const [called, setCalled] = useState<Readonly<Record<string, RecordedCall | null>>>({})
  const shown = held?.map((row) => rows.find(({ entry }) => entry.uuid === row.entry.uuid) ?? row) ?? rows
  const isBegun = held !== null
  const top = useRef<HTMLDivElement>(null)
  const first = (page - 1) * callsPage + 1
  const remaining = shown.filter(({ entry }) => !called[entry.uuid]).length
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
              recorded={called[row.entry.uuid] ?? null}
              onRecorded={(call) => {
                setHeld(held ?? rows)
                setCalled((before) => ({ ...before, [row.entry.uuid]: call }))
              }}
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
                setHeld(null)
                setCalled({})
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
