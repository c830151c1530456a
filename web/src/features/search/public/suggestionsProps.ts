import type { ChangeEvent, FocusEvent, KeyboardEvent } from 'react'

/** What the list of suggestions makes of the field's events. */
export interface FieldEvents {
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  onBlur: (event: FocusEvent<HTMLInputElement>) => void
  /** A search has begun: nothing more to suggest. */
  close: () => void
}

/** How the list stands. */
export interface ListState {
  isOpen: boolean
  /** Id of the suggestion that Enter would take. */
  active: string | undefined
}

export interface SuggestionsProps {
  /** Of the field; the list and the label have theirs from it. */
  id: string
  value: string
  from: string
  field: HTMLInputElement
  /** Something was typed before the list was there. */
  isAhead: boolean
  onEvents: (events: FieldEvents) => void
  onState: (state: ListState) => void
  onTown: (town: string) => void
}
