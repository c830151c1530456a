import { createContext, useContext } from 'react'

/** The cell saved last, the only one of a table that offers to undo. */
export interface SavedCell {
  rowKey: string
  label: string
  title: string
  /** Id of the operation's log entry. */
  undo: string
}

interface SavedCells {
  saved: SavedCell | null
  setSaved: (saved: SavedCell | null) => void
}

export const SavedCells = createContext<SavedCells>({ saved: null, setSaved: () => {} })

/** Returns the saved value, if it belongs to this cell. */
export function useSavedCell(rowKey: string, label: string) {
  const { saved, setSaved } = useContext(SavedCells)
  const isThis = saved?.rowKey === rowKey && saved.label === label
  return { saved: isThis ? saved : null, setSaved }
}
