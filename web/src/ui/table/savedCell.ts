import { createContext, useContext } from 'react'

/** The cell that was saved last: the only one of a table that offers to take it back. */
export interface SavedCell {
  rowKey: string
  label: string
  /** Said of it. */
  title: string
  /** The act's line of the log. */
  undo: string
}

interface SavedCells {
  saved: SavedCell | null
  setSaved: (saved: SavedCell | null) => void
}

export const SavedCells = createContext<SavedCells>({ saved: null, setSaved: () => {} })

/** What was saved, where it is this cell. */
export function useSavedCell(rowKey: string, label: string) {
  const { saved, setSaved } = useContext(SavedCells)
  const isThis = saved?.rowKey === rowKey && saved.label === label
  return { saved: isThis ? saved : null, setSaved }
}
