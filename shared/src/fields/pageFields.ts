import { fileLimits } from '../fileLimits.ts'
import type { NounFields, NounValues } from './nounFields.ts'

export const pageFields = {
  /** One of `storedPageNames`. */
  name: { kind: 'choice', required: true },
  html: { kind: 'html', limit: fileLimits.page },
} as const satisfies NounFields

export type PageContent = NounValues<typeof pageFields>
