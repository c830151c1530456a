import type { ComponentProps } from 'react'
import { ConfirmMarked } from './ConfirmMarked.tsx'
import { MoveMarked } from './MoveMarked.tsx'
import { VisitsMarked } from './VisitsMarked.tsx'

/** Bulk operations on marked entries besides deleting. */
export function MarkedActs({ entries, names, onDone }: ComponentProps<typeof MoveMarked>) {
  return (
    <>
      <MoveMarked entries={entries} names={names} onDone={onDone} />
      <ConfirmMarked entries={entries} onDone={onDone} />
      <VisitsMarked entries={entries} onDone={onDone} />
    </>
  )
}
