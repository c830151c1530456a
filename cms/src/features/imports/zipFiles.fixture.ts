import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

export function zipFiles(parts: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(xmlHead + xml), path)
  zip.end()
  return buffer(zip.outputStream)
}
