import type { Doorstep } from '@directory/shared/doorstep'
import type { Position, Region } from '@directory/shared/region'
import type { Understood } from './understand.ts'

/** What somebody looks for. */
export interface Wish {
  text: string
  understood: Understood
  barrierfreeOnly: boolean
  /** Only those who come to the house. */
  homeVisitsOnly: boolean
  /** Where the visitor is. */
  near: (Doorstep & { position: Position }) | null
  /** The district. */
  region: Region | null
  /** `YYYY-MM-DD` in the region. */
  today: string
}
