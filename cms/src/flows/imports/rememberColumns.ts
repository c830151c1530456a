import { createHash } from 'node:crypto'
import { foldedWords } from '@directory/shared/fold'
import type { ImportField } from '@directory/shared/importFields'
import type { Payload } from 'payload'
import type { Columns } from './readRow.ts'
import { asRecord } from './records.ts'
import { isReportEnd, reportWidth } from './reportColumns.ts'

/** Returns a key for each heading, ignoring case and punctuation; equal headings are numbered. */
function keysOf(headers: readonly string[]): string[] {
  const own = isReportEnd(headers) ? headers.slice(0, -reportWidth) : headers
  const times = new Map<string, number>()
  return own.map((header) => {
    const key = foldedWords(header).join(' ')
    const time = (times.get(key) ?? 0) + 1
    times.set(key, time)
    return `${key}#${time}`
  })
}

/** Returns a hash of the headings: the same for the same columns in any order, and for reports of faulty rows. */
export const hashOfHeadings = (headers: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(keysOf(headers).sort()))
    .digest('hex')

/** Returns the last choice made for columns with these headings; `null` if there is none. */
export async function rememberedColumns(
  payload: Payload,
  headers: readonly string[],
): Promise<{ columns: Columns; mappedAt: string } | null> {
  const { docs } = await payload.find({
    collection: 'imports',
    where: { and: [{ headings: { equals: hashOfHeadings(headers) } }, { mappedAt: { exists: true } }] },
    sort: '-mappedAt',
    limit: 1,
    pagination: false,
    depth: 0,
  })
  if (!docs[0]) return null
  const earlier = asRecord(docs[0])
  const fields = new Map<string, ImportField | null>()
  for (const [column, key] of keysOf(earlier.headers).entries())
    fields.set(key, earlier.columns[column] ?? null)
  const keys = keysOf(headers)
  const columns = headers.map((_, column) => fields.get(keys[column] ?? '') ?? null)
  return { columns, mappedAt: earlier.mappedAt ?? '' }
}
