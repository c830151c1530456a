import path from 'node:path'
import { type Limits, runChild } from '../../operations/childProcess/runChild.ts'
import { fontFiles, ownFolder } from './paperFiles.ts'

export interface TypesettingOrder {
  /** Name of a file in `templates` or `files`. */
  template: string
  /** Bytes by the names under which the template reads them. */
  files: Record<string, Uint8Array>
}

/** PDF standard for people who cannot see (ISO 14289-1). */
const standard = 'ua-1'

interface Typeset {
  pdf: Uint8Array
  pages: number
  warnings: string
}

/**
 * Typesets in a separate process, which is ended if it exceeds its limits or when `signal` aborts.
 *
 * @throws ChildFault
 */
export async function runTypesetter(order: TypesettingOrder, signal?: AbortSignal, limits?: Limits) {
  const script = path.join(ownFolder(), 'typesetter.js')
  const message = { ...order, fonts: fontFiles(), standard }
  const { pdf, ...result } = await runChild<Typeset>(script, message, { signal, limits })
  return { ...result, pdf: Buffer.from(pdf) }
}
