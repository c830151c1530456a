import type { Confirmation } from '../../payload-types.ts'

export type Standing = Omit<Confirmation, 'id'>

/** A confirmation that was written, and what stood there before. */
export interface Confirmed {
  written: Standing
  before: Standing | null
}
