import type { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { ApiError } from '../../operations/errors/apiError.ts'
import { readNumberKinds } from './sheetNumbers.ts'
import { readSharedStrings, readSheet, readTags } from './sheetXml.ts'
import { spreadsheetErrors } from './spreadsheetErrors.ts'

/** Bytes of the parts that are read, unpacked; a full table of 20,000 rows takes some 30 MB. */
const maxUnpackedBytes = 120_000_000
const maxShared = 40_000_000
const maxParts = 5000

/** The rows of the first sheet of an .xlsx file, blank ones included. */
export async function* readXlsx(path: string): AsyncGenerator<string[]> {
  try {
    yield* readRows(path)
  } catch (error) {
    throw error instanceof ApiError ? error : spreadsheetErrors.broken()
  }
}

async function* readRows(path: string): AsyncGenerator<string[]> {
  // yauzl fails on parts that unpack to more than they declare, so what they declare can be relied on.
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true })
  try {
    const parts = await partsOf(zip)
    const sheetPath = await firstSheet(zip, parts)
    const sheet = parts.get(sheetPath)
    if (!sheet) throw spreadsheetErrors.broken()
    const shared = parts.get('xl/sharedStrings.xml')
    if (shared && shared.uncompressedSize > maxShared) throw spreadsheetErrors.unpacksTooLarge()
    if (sheet.uncompressedSize + (shared?.uncompressedSize ?? 0) > maxUnpackedBytes)
      throw spreadsheetErrors.unpacksTooLarge()
    const strings = shared ? await readSharedStrings(await open(zip, shared)) : []
    const styles = parts.get('xl/styles.xml')
    const kinds = styles ? await readNumberKinds(await open(zip, styles)) : []
    yield* readSheet(await open(zip, sheet), { strings, kinds })
  } finally {
    zip.close()
  }
}

async function partsOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > maxParts) throw spreadsheetErrors.unpacksTooLarge()
  const parts = new Map<string, Entry>()
  for (;;) {
    const entry = await nextEntry(zip)
    if (!entry) break
    parts.set(entry.fileName, entry)
  }
  if (!parts.has('xl/workbook.xml')) {
    throw parts.has('content.xml') ? spreadsheetErrors.oldSpreadsheet() : spreadsheetErrors.notASpreadsheet()
  }
  return parts
}

function nextEntry(zip: ZipFile): Promise<Entry | null> {
  return new Promise((resolve, reject) => {
    const done = (entry: Entry | null, error?: Error) => {
      zip.removeAllListeners('entry').removeAllListeners('end').removeAllListeners('error')
      if (error) reject(error)
      else resolve(entry)
    }
    zip.once('entry', (entry: Entry) => done(entry))
    zip.once('end', () => done(null))
    zip.once('error', (error: Error) => done(null, error))
    zip.readEntry()
  })
}

async function open(zip: ZipFile, part: Entry): Promise<Readable> {
  if (part.uncompressedSize > maxUnpackedBytes) throw spreadsheetErrors.unpacksTooLarge()
  return zip.openReadStreamPromise(part)
}

/** The workbook lists its sheets in order, its relations say in which part each is. Hidden sheets are ignored. */
async function firstSheet(zip: ZipFile, parts: Map<string, Entry>): Promise<string> {
  const [workbook, relations] = ['xl/workbook.xml', 'xl/_rels/workbook.xml.rels'].map((name) =>
    parts.get(name),
  )
  if (!workbook || !relations) throw spreadsheetErrors.broken()
  const sheets = await readTags(await open(zip, workbook), 'sheet')
  const sheet = sheets.find(({ state }) => state === undefined || state === 'visible') ?? sheets[0]
  const targets = await readTags(await open(zip, relations), 'Relationship')
  const target = targets.find(({ Id }) => Id === sheet?.['r:id'])?.Target ?? 'worksheets/sheet1.xml'
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}
