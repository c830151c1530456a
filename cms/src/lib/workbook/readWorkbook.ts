import type { Readable } from 'node:stream'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { apiError } from '../errors/apiError.ts'
import { readNumberKinds, readSharedStrings, readSheet, readTags, type SheetLimits } from './sheetXml.ts'

/** Bytes of all parts that are read, unpacked; a full table of 20,000 rows takes some 30 MB. */
const maxUnpackedBytes = 120_000_000
const maxShared = 40_000_000
const maxParts = 5000

export interface SheetSource {
  name: string
  /** Its rows, blank ones included. */
  records: () => AsyncGenerator<string[]>
}

/** The visible sheets of an .xlsx file in their order; where all are hidden, the first. Throws where it is broken. */
export async function readWorkbook(bytes: Buffer, limits: SheetLimits): Promise<SheetSource[]> {
  // yauzl fails on parts that unpack to more than they declare, so what they declare can be relied on.
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true } as const
  const zip = await fromBufferPromise(bytes, options)
  const parts = await partsOf(zip)
  let left = maxUnpackedBytes
  async function open(path: string) {
    const part = parts.get(path)
    if (!part) throw apiError('spreadsheet_invalid.broken')
    left -= part.uncompressedSize
    if (left < 0 || (path === sharedStrings && part.uncompressedSize > maxShared))
      throw apiError('too_large.unpacked')
    return zip.openReadStreamPromise(part)
  }
  const places = await sheetPlaces(open)
  const strings = parts.has(sharedStrings) ? await readSharedStrings(await open(sharedStrings)) : []
  const kinds = parts.has(styles) ? await readNumberKinds(await open(styles)) : []
  async function* records(path: string): AsyncGenerator<string[]> {
    yield* readSheet(await open(path), { strings, kinds }, limits)
  }
  return places.map(({ name, path }) => ({ name, records: () => records(path) }))
}
const [sharedStrings, styles, workbook] = ['xl/sharedStrings.xml', 'xl/styles.xml', 'xl/workbook.xml']

async function partsOf(zip: ZipFile) {
  if (zip.entryCount > maxParts) throw apiError('too_large.unpacked')
  const parts = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) parts.set(entry.fileName, entry)
  if (parts.has(workbook)) return parts
  throw parts.has('content.xml') ? apiError('old_spreadsheet') : apiError('not_a_spreadsheet')
}

const maxSheets = 50
/** Spreadsheet programs allow 31 characters. */
const maxNameLength = 60

/** The workbook lists its sheets in order, its relations say in which part each is. */
async function sheetPlaces(open: (path: string) => Promise<Readable>) {
  const all = await readTags(await open(workbook), 'sheet')
  const visible = all.filter(({ state }) => state === undefined || state === 'visible')
  const shown = visible.length > 0 ? visible : [all[0] ?? {}]
  const targets = await readTags(await open('xl/_rels/workbook.xml.rels'), 'Relationship')
  return shown.slice(0, maxSheets).map(({ name = '', 'r:id': id }) => {
    const target = targets.find(({ Id }) => Id === id)?.Target ?? 'worksheets/sheet1.xml'
    return {
      name: name.slice(0, maxNameLength),
      path: target.startsWith('/') ? target.slice(1) : `xl/${target}`,
    }
  })
}
