import path from 'node:path'
import { runChild } from '../childProcess/runChild.ts'
import { projectRoot } from '../paths/projectRoot.ts'

export const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString() === '%PDF-'

/**
 * Lines; `""` if it cannot be read. In a process of its own, because anyone may have made the file. A copy follows in
 * which words split at the end of a line are joined.
 */
export async function pdfText(bytes: Uint8Array) {
  const script = path.join(projectRoot(), 'cms/src/lib/pdf/pdfText.js')
  try {
    const { text } = await runChild<{ text: string }>(script, { bytes })
    return `${text}\n${text.replace(/[-\u00ad]?\n/g, '')}`
  } catch {
    return ''
  }
}
