import { createContext } from 'react'

/** The cell saved last, the only one of a table that offers to undo. */
export interface SavedCell {
  rowKey: string
  label: string
  title: string
  /** Id of the operation's log entry. */
  undo: string
}

interface TableCells {
  saved: SavedCell | null
  setSaved: (saved: SavedCell | null) => void
}

/** What the cells of a table share. */
export const TableCells = createContext<TableCells>({ saved: null, setSaved: () => {} })
