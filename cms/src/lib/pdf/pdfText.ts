import path from 'node:path'
import { runChild } from '../childProcess/runChild.ts'
import { projectRoot } from '../projectRoot.ts'

export const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 5)).toString() === '%PDF-'

/**
 * Returns the text of a PDF, as lines; `""` if it cannot be read. It is read in a process of its own, because anyone
 * may have made the file. A copy follows in which words that were split at the end of a line are joined.
 */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const script = path.join(projectRoot(), 'cms/src/lib/pdf/pdfText.js')
  try {
    const { text } = await runChild<{ text: string }>(script, { bytes })
    return `${text}\n${text.replace(/[-\u00ad]?\n/g, '')}`
  } catch {
    return ''
  }
}
