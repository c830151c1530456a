import type { Position } from '@directory/shared/region'
import type { ReactNode } from 'react'
import type { FormFields } from '../../lib/controlsOf.ts'
import type { EntryValues } from './entryValues.ts'

/** What every group of the entry's fields may need. */
export interface FieldsProps extends FormFields<EntryValues> {
  categories: readonly string[]
  /** The map, which is a feature of its own. */
  renderMap: (place: Position, onMove: (place: Position) => void) => ReactNode
  /** Staff may leave it out knowingly. */
  emailOptional?: boolean
  /** Below the e-mail, for instance the box to leave it out. */
  belowEmail?: ReactNode
  /** What the address is for; absent: the code goes there. Staff get none. */
  emailHint?: string
  /** Staff write about somebody else. */
  staff?: boolean
}
