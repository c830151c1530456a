import { createReadStream } from 'node:fs'
import { pipeline, Readable } from 'node:stream'
import { CsvError, type Options, parse } from 'csv-parse'
import { parse as parseNow } from 'csv-parse/sync'
import { yieldToRequests } from '../../clock.ts'
import { spreadsheetErrors } from './spreadsheetErrors.ts'
import { countUnderstood } from './understandColumns.ts'

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** Characters for 0x80–0x9f in Windows-1252, its only difference from Latin-1. */
const windowsLetters = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

/** Yields the text in pieces, without byte order mark. What is not UTF-8 or UTF-16 is read as Windows-1252. */
async function* readText(path: string): AsyncGenerator<string> {
  const decode = decoderOf(await encodingOf(path))
  for await (const chunk of createReadStream(path)) yield decode(chunk)
  yield decode(null)
}

async function encodingOf(path: string): Promise<Encoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let isUtf8 = true
  let isFirst = true
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (isFirst) {
      if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le'
      if (chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be'
      isFirst = false
    }
    // No text contains a NUL byte, but pictures and programs do.
    if (chunk.includes(0)) throw spreadsheetErrors.notASpreadsheet()
    isUtf8 &&= decodes(utf8, chunk)
  }
  return isUtf8 && decodes(utf8, null) ? 'utf-8' : 'windows-1252'
}

function decodes(decoder: TextDecoder, chunk: Buffer | null): boolean {
  try {
    if (chunk) decoder.decode(chunk, { stream: true })
    else decoder.decode()
    return true
  } catch {
    return false
  }
}

/** Returns a decoder; `null` ends the text. */
function decoderOf(encoding: Encoding): (chunk: Buffer | null) => string {
  if (encoding === 'windows-1252') {
    return (chunk) =>
      (chunk?.toString('latin1') ?? '').replace(
        /[\x80-\x9f]/g,
        (letter) => windowsLetters[letter.charCodeAt(0) - 0x80] ?? letter,
      )
  }
  const decoder = new TextDecoder(encoding)
  return (chunk) => (chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode())
}

/** Maximum number of characters in a record; a longer line has no end. */
const maxRecordLength = 1_000_000
/** Maximum number of bytes in a line, with the delimiters, which the parser does not count. */
const maxLineLength = 5 * maxRecordLength
/** Number of bytes parsed before other requests get their turn, even if each byte is a row. */
const pieceLength = 4_000
/** Number of characters and records used to detect the delimiter. */
const headLength = 64_000
const headRecords = 10
/** Some programs write `sep=;` as the first line to declare the delimiter. */
const separatorLine = /^sep=(.)\r?\n/

const options: Options = {
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  max_record_size: maxRecordLength,
}

/** Yields the records of a CSV file, including blank lines, so that row numbers match those in a spreadsheet. */
export async function* readCsv(path: string): AsyncGenerator<string[]> {
  const pieces = readText(path)
  try {
    const { head, text } = await peek(pieces)
    const declared = separatorLine.exec(head)
    const skip = declared?.[0].length ?? 0
    yield* recordsOf(without(text, skip), declared?.[1] ?? delimiterOf(head))
  } finally {
    // Closes the file even if it was not read to its end.
    await pieces.return(undefined)
  }
}

async function* recordsOf(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<string[]> {
  const parser = parse({ ...options, delimiter })
  // The parser throws the errors of the stream.
  pipeline(Readable.from(bounded(text)), parser, () => {})
  try {
    for await (const record of parser as AsyncIterable<string[]>) yield record
  } catch (error) {
    // The parser's own count, because records before the bad one may still wait in the stream.
    const row = parser.info.records + 1
    if (error instanceof EndlessLine) throw spreadsheetErrors.endlessRow(row)
    if (!(error instanceof CsvError)) throw error
    throw error.code === 'CSV_MAX_RECORD_SIZE'
      ? spreadsheetErrors.endlessRow(row)
      : spreadsheetErrors.unreadable(row)
  }
}

class EndlessLine extends Error {}

/** Yields the text in small pieces; throws if a line is endless. */
async function* bounded(text: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let lineLength = 0
  for await (const whole of text) {
    // Cut as bytes, because cutting a string could split a character in two.
    const bytes = Buffer.from(whole)
    for (let from = 0; from < bytes.length; from += pieceLength) {
      const piece = bytes.subarray(from, from + pieceLength)
      const end = Math.max(piece.lastIndexOf('\n'), piece.lastIndexOf('\r'))
      lineLength = end < 0 ? lineLength + piece.length : piece.length - end - 1
      if (lineLength > maxLineLength) throw new EndlessLine()
      yield piece
      await yieldToRequests()
    }
  }
}

/** Reads until the head is complete; `text` is still the whole. */
async function peek(pieces: AsyncGenerator<string>): Promise<{ head: string; text: AsyncIterable<string> }> {
  let head = ''
  while (head.length < headLength) {
    const { value, done } = await pieces.next()
    if (done) break
    head += value
  }
  async function* whole() {
    yield head
    yield* pieces
  }
  return { head: head.slice(0, headLength), text: whole() }
}

async function* without(text: AsyncIterable<string>, skip: number): AsyncGenerator<string> {
  let left = skip
  for await (const piece of text) {
    yield piece.slice(left)
    left = Math.max(0, left - piece.length)
  }
}

/** Returns the delimiter that results in known columns, or else in most columns. */
function delimiterOf(head: string): string {
  let best = { delimiter: ';', known: -1, columns: 0 }
  for (const delimiter of [';', ',', '\t']) {
    const records = firstRecords(head, delimiter)
    const known = Math.max(0, ...records.map(countUnderstood))
    const columns = Math.max(0, ...records.map((record) => record.length))
    if (known > best.known || (known === best.known && columns > best.columns))
      best = { delimiter, known, columns }
  }
  return best.delimiter
}

function firstRecords(head: string, delimiter: string): string[][] {
  const records: string[][] = []
  try {
    parseNow(head, {
      ...options,
      delimiter,
      to: headRecords,
      on_record: (record: string[]) => void records.push(record),
    })
  } catch {
    // The head may end inside a quoted cell; the records before it are enough.
  }
  return records
}
