import path from 'node:path'
import { runChild } from '../childProcess/runChild.ts'
import { projectRoot } from '../runtime/projectRoot.ts'

export const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 5)).toString() === '%PDF-'

/**
 * The text of a PDF, as lines; read in a process of its own, as anybody may have made the file. Words that are parted at
 * the end of a line stand there a second time, as one. `""` where it cannot be read.
 */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const script = path.join(projectRoot(), 'cms/src/operations/pdf/pdfText.js')
  try {
    const { text } = await runChild<{ text: string }>(script, { bytes })
    return `${text}\n${text.replace(/[-\u00ad]?\n/g, '')}`
  } catch {
    return ''
  }
}
