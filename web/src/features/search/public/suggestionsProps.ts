import type { ChangeEvent, FocusEvent, KeyboardEvent, RefObject } from 'react'

export interface FieldEvents {
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  onBlur: (event: FocusEvent<HTMLInputElement>) => void
}

export interface SuggestionListState {
  isOpen: boolean
  active: string | undefined
}

export interface SuggestionsProps {
  /** Id of the field; list and label derive theirs from it. */
  id: string
  value: string
  from: string
  field: HTMLInputElement
  /** True if something was typed before the list was loaded. */
  isAhead: boolean
  /** What the field hands on, filled in by the list. */
  events: RefObject<FieldEvents | null>
  onState: (state: SuggestionListState) => void
  onTown: (town: string) => void
}
