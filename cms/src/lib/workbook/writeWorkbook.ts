import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { escapeMarkup } from '#shared/escapeMarkup'
import { columnName, escapeUnits } from './sheetXml.ts'

interface WrittenSheet {
  name: string
  columns: number
  /** Of each column, in characters. */
  width: number
  /** In pieces; the first row has the headings. */
  pieces: AsyncIterable<string[][]> | Iterable<string[][]>
}

/** In pieces. Every cell is text, so that telephone numbers keep the 0 they begin with. */
export function writeWorkbook(sheets: readonly WrittenSheet[]): AsyncIterable<Uint8Array> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  for (const [path, xml] of Object.entries(partsOf(sheets))) zip.addBuffer(Buffer.from(xmlHead + xml), path)
  for (const [i, sheet] of sheets.entries()) {
    // Without this a row that cannot be written would end the process.
    const open = () => Readable.from(sheetXml(sheet)).on('error', (error) => output.destroy(error))
    // Read only when its turn has come, and no faster than it is sent.
    zip.addReadStreamLazy(sheetPath(i), (done) => done(null, open()))
  }
  zip.end()
  return output
}

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`

const sheetPath = (i: number) => `xl/worksheets/sheet${i + 1}.xml`

const partsOf = (sheets: readonly WrittenSheet[]): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>${sheets.map((_, i) => `<Override PartName="/${sheetPath(i)}" ContentType="${spreadsheet}.worksheet+xml"/>`).join('')}</Types>`,
  '_rels/.rels': `<Relationships xmlns="${packages}/relationships">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.map(({ name }, i) => `<sheet name="${escapeMarkup(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">${sheets.map((_, i) => relation(`rId${i + 1}`, 'worksheet', `worksheets/sheet${i + 1}.xml`)).join('')}${relation('rIdStyles', 'styles', 'styles.xml')}</Relationships>`,
  // Text (@), and the same in bold for the headings.
  'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`,
})

async function* sheetXml({ columns, width, pieces }: WrittenSheet): AsyncGenerator<string> {
  // The headings stay in sight.
  yield `${xmlHead}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columns}" width="${width}" style="1" customWidth="1"/></cols><sheetData>`
  let row = 0
  for await (const rows of pieces) yield rows.map((cells) => rowXml(cells, ++row)).join('')
  yield '</sheetData></worksheet>'
}

function rowXml(cells: readonly string[], row: number) {
  const style = row === 1 ? 2 : 1
  const body = cells.map((cell, column) =>
    cell === ''
      ? ''
      : `<c r="${columnName(column)}${row}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeMarkup(escapeUnits(cell))}</t></is></c>`,
  )
  return `<row r="${row}">${body.join('')}</row>`
}
