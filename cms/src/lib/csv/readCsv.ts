import { type Options, parse } from 'csv-parse'
import { parse as parseNow } from 'csv-parse/sync'
import { yieldToRequests } from '#clock.ts'
import { decodeEntities, entity } from '#shared/plainMarkup'
import { apiError } from '../errors/apiError.ts'

/** Maximum number of characters in a record; a longer line has no end. */
const maxRecordLength = 1_000_000
/** Maximum number of characters in a line, with the delimiters, which the parser does not count. */
const maxLineLength = 5 * maxRecordLength
/** Number of bytes parsed before other requests get their turn, even if each one is a row. */
const pieceLength = 4_000
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

/** Stands for the semicolon that ends "&auml;", which would part the cell; no text contains it. */
const entityEnd = '\uE0F1'
const keepEntities = (text: string) =>
  text.replace(entity, (whole) => (decodeEntities(whole) === whole ? whole : whole.slice(0, -1) + entityEnd))

/** How many headings a record has that are known. */
type Count = (record: readonly string[]) => number

/** Blank lines included, so that row numbers match those in a spreadsheet. */
export async function* readCsv(given: string, countKnown: Count): AsyncGenerator<string[]> {
  const text = keepEntities(given)
  assertLinesEnd(text)
  const [line = '', declared] = separatorLine.exec(text) ?? []
  const delimiter = declared ?? delimiterOf(text.slice(0, headLength), countKnown)
  const parser = parse({ ...options, delimiter })
  const failures: (Error & { code?: string })[] = []
  parser.on('error', (error) => failures.push(error))
  const bytes = Buffer.from(text.slice(line.length))
  // A pipeline takes as long as the parsing.
  for (let from = 0; !parser.readableEnded; from += pieceLength) {
    if (from < bytes.length) parser.write(bytes.subarray(from, from + pieceLength))
    else if (!parser.writableEnded) parser.end()
    await yieldToRequests()
    for (let record: string[] | null = parser.read(); record !== null; record = parser.read())
      yield text === given ? record : record.map((cell) => cell.replaceAll(entityEnd, ';'))
    // The parser's own count, because records before the bad one may still wait in the stream.
    const [row, [failure]] = [parser.info.records + 1, failures]
    const isEndless = failure?.code === 'CSV_MAX_RECORD_SIZE'
    if (failure) throw apiError(`spreadsheet_invalid.${isEndless ? 'endless' : 'row'}`, { values: { row } })
  }
}

function assertLinesEnd(text: string) {
  let [row, begin] = [1, 0]
  for (const { index } of text.matchAll(/\r\n?|\n|$/g)) {
    if (index - begin > maxLineLength) throw apiError('spreadsheet_invalid.endless', { values: { row } })
    begin = index
    row++
  }
}

/** It results in known columns, or else in most. */
function delimiterOf(head: string, countKnown: Count) {
  const all = [';', ',', '\t', '|'].map((delimiter) => {
    const records = firstRecords(head, delimiter)
    const most = (count: Count) => Math.max(0, ...records.map(count))
    return { delimiter, known: most(countKnown), columns: most((record) => record.length) }
  })
  const [best] = all.sort((a, b) => b.known - a.known || b.columns - a.columns)
  return best?.delimiter
}

function firstRecords(head: string, delimiter: string) {
  const records: string[][] = []
  const keep = (record: string[]) => void records.push(record)
  try {
    parseNow(head, { ...options, delimiter, to: headRecords, on_record: keep })
  } catch {
    // The head may end inside a quoted cell; the records before it are enough.
  }
  return records
}
