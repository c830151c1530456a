import type { ImportColumn } from '@directory/shared/contract/importShapes'
import type { ReactNode } from 'react'
import type { PreviewCorrection } from './importState.ts'

/** What can be done with the rows of a preview. */
export interface Correcting {
  columns: readonly ImportColumn[]
  busy: boolean
  /** Why the last operation failed. */
  refusal: ReactNode
  /** Returns whether the corrections were saved. */
  onCorrect: (corrections: readonly PreviewCorrection[]) => Promise<boolean>
}
