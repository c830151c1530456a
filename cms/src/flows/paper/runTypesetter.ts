import path from 'node:path'
import { type Limits, runChild } from '../../operations/childProcess/runChild.ts'
import { fontFiles, ownFolder } from './paperFiles.ts'

export interface Order {
  /** A file of `templates`, or one of `files`. */
  template: string
  /** Bytes by the names under which the template reads them. */
  files: Record<string, Uint8Array>
}

/** PDF for people who cannot see (ISO 14289-1). */
const standard = 'ua-1'

interface Typeset {
  pdf: Uint8Array
  pages: number
  warnings: string
}

/**
 * Typesets in a process of its own, which is ended above its limits or when `signal` says so.
 *
 * @throws ChildFault
 */
export async function runTypesetter(order: Order, signal?: AbortSignal, limits?: Limits) {
  const script = path.join(ownFolder(), 'typesetter.js')
  const message = { ...order, fonts: fontFiles(), standard }
  const { pdf, ...said } = await runChild<Typeset>(script, message, { signal, limits })
  return { ...said, pdf: Buffer.from(pdf) }
}
