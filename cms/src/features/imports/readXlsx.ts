import type { Readable } from 'node:stream'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { ApiError, apiError } from '../../lib/errors/apiError.ts'
import { readNumberKinds } from './sheetNumbers.ts'
import { readSharedStrings, readSheet, readTags } from './sheetXml.ts'

/** Bytes of all parts that are read, unpacked; a full table of 20,000 rows takes some 30 MB. */
const maxUnpackedBytes = 120_000_000
const maxShared = 40_000_000
const maxParts = 5000

export interface SheetSource {
  name: string
  /** Its rows, blank ones included. */
  records: () => AsyncGenerator<string[]>
}

/** The visible sheets of an .xlsx file in their order; where all are hidden, the first. */
export async function openXlsx(bytes: Buffer): Promise<SheetSource[]> {
  try {
    return await sheetsOf(bytes)
  } catch (error) {
    throw asRefusal(error)
  }
}

const asRefusal = (error: unknown) =>
  error instanceof ApiError ? error : apiError('spreadsheet_invalid.broken')

async function sheetsOf(bytes: Buffer): Promise<SheetSource[]> {
  // yauzl fails on parts that unpack to more than they declare, so what they declare can be relied on.
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true } as const
  const zip = await fromBufferPromise(bytes, options)
  const parts = await partsOf(zip)
  const places = await sheetPlaces(zip, parts)
  const [shared, styles] = ['xl/sharedStrings.xml', 'xl/styles.xml'].map((name) => parts.get(name))
  const sharedSize = shared?.uncompressedSize ?? 0
  if (sharedSize > maxShared) throw apiError('too_large.unpacked')
  const strings = shared ? await readSharedStrings(await open(zip, shared)) : []
  const kinds = styles ? await readNumberKinds(await open(zip, styles)) : []
  let left = maxUnpackedBytes - sharedSize
  async function* records(part: Entry | undefined): AsyncGenerator<string[]> {
    try {
      if (!part) throw apiError('spreadsheet_invalid.broken')
      left -= part.uncompressedSize
      if (left < 0) throw apiError('too_large.unpacked')
      yield* readSheet(await open(zip, part), { strings, kinds })
    } catch (error) {
      throw asRefusal(error)
    }
  }
  return places.map(({ name, path }) => ({ name, records: () => records(parts.get(path)) }))
}

async function partsOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > maxParts) throw apiError('too_large.unpacked')
  const parts = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) parts.set(entry.fileName, entry)
  if (parts.has('xl/workbook.xml')) return parts
  throw parts.has('content.xml') ? apiError('old_spreadsheet') : apiError('not_a_spreadsheet')
}

async function open(zip: ZipFile, part: Entry): Promise<Readable> {
  if (part.uncompressedSize > maxUnpackedBytes) throw apiError('too_large.unpacked')
  return zip.openReadStreamPromise(part)
}

const maxSheets = 50
/** Spreadsheet programs allow 31 characters. */
const maxNameLength = 60

/** The workbook lists its sheets in order, its relations say in which part each is. */
async function sheetPlaces(zip: ZipFile, parts: Map<string, Entry>) {
  const [workbook, relations] = [parts.get('xl/workbook.xml'), parts.get('xl/_rels/workbook.xml.rels')]
  if (!workbook || !relations) throw apiError('spreadsheet_invalid.broken')
  const all = await readTags(await open(zip, workbook), 'sheet')
  const visible = all.filter(({ state }) => state === undefined || state === 'visible')
  const shown = visible.length > 0 ? visible : all.slice(0, 1)
  const targets = await readTags(await open(zip, relations), 'Relationship')
  return (shown.length > 0 ? shown : [{}]).slice(0, maxSheets).map((sheet) => {
    const target = targets.find(({ Id }) => Id === sheet['r:id'])?.Target ?? 'worksheets/sheet1.xml'
    return {
      name: (sheet.name ?? '').slice(0, maxNameLength),
      path: target.startsWith('/') ? target.slice(1) : `xl/${target}`,
    }
  })
}
