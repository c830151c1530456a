import type { ImportColumn } from '@directory/shared/contract/imports'
import type { ReactNode } from 'react'
import type { Correction } from './importState.ts'

/** What can be done with the rows of a preview while nothing is decided. */
export interface Correcting {
  columns: readonly ImportColumn[]
  busy: boolean
  /** Why the last act did not work. */
  refusal: ReactNode
  /** Answers whether they were saved. */
  onCorrect: (corrections: readonly Correction[]) => Promise<boolean>
}
