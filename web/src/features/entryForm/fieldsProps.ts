import type { Position } from '@directory/shared/region'
import type { ReactNode } from 'react'
import type { FormFields } from '../../lib/controlsOf.ts'
import type { EntryValues } from './entryValues.ts'

/** Props that every section of the entry form may need. */
export interface FieldsProps extends FormFields<EntryValues> {
  categories: readonly string[]
  /** Renders the map, which is a separate feature. */
  renderMap: (place: Position, onMove: (place: Position) => void) => ReactNode
  /** True if the mail address may be left out on purpose. */
  emailOptional?: boolean
  /** Content below the mail address, such as the checkbox to leave it out. */
  belowEmail?: ReactNode
  /** Purpose of the mail address, replacing the usual hint about the code; empty for staff, who get none. */
  emailHint?: string
  /** True if staff fill in the form for a provider. */
  staff?: boolean
}
