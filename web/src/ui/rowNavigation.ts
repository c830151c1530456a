import type { KeyboardEvent } from 'react'

const controlSelector = 'a[href], button:not(:disabled)'

/** In the column of buttons; Home and End go to the first and last row. */
export function moveInRows(event: KeyboardEvent<HTMLTableSectionElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const body = event.currentTarget
  const row = (event.target as Element).closest('tr')
  if (!row || !(event.target as Element).matches(controlSelector)) return
  const rows = [...body.rows].filter((one) => one.querySelector(controlSelector))
  const index = targetIndex(event.key, rows.indexOf(row), rows.length)
  if (index === null) return
  const columnIndex = [...row.querySelectorAll(controlSelector)].indexOf(event.target as Element)
  const goals = rows[index]?.querySelectorAll<HTMLElement>(controlSelector)
  const goal = goals?.[Math.min(columnIndex, goals.length - 1)]
  if (!goal) return
  event.preventDefault()
  goal.focus()
}

/** From the search field above a list. */
export function focusFirstRow(event: KeyboardEvent<HTMLElement>) {
  const first = document.querySelector<HTMLElement>(`main tbody :is(${controlSelector})`)
  if (event.key !== 'ArrowDown' || !first) return
  event.preventDefault()
  first.focus()
}

/** Null for other keys. */
export function targetIndex(key: string, now: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(now + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(now - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
