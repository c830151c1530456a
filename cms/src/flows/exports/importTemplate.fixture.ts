import { exportFields, headerOf } from '@directory/shared/importFields'
import { columnWords } from '../imports/columnWords.ts'
import { zipFiles } from './zipFiles.fixture.ts'

/**
 * Returns what template.xlsx must contain: the columns of the export with one example. Notes are shown beside each
 * selected cell, and on a second sheet.
 */
export const importTemplate = (): Promise<Buffer> => zipFiles(templateParts())

function templateParts(): Record<string, string> {
  const headers = exportFields.map(headerOf)
  const noteRows = [
    ['Spalte', 'Hinweis'],
    ...exportFields.map((field) => [headerOf(field), columnWords[field].note]),
  ]
  return {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>${[1, 2].map((sheet) => `<Override PartName="/xl/worksheets/sheet${sheet}.xml" ContentType="${spreadsheet}.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Anbieter" sheetId="1" r:id="rId1"/><sheet name="Hinweise" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['worksheet', 'worksheets/sheet2.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml': sheetXml(
      [headers, exportFields.map((field) => columnWords[field].example)],
      22,
      validations(),
    ),
    'xl/worksheets/sheet2.xml': sheetXml(noteRows, 60, ''),
  }
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

// Two formats: text (@), so that leading zeros stay, and the same in bold for the headers.
const styles = `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`

function relations(targets: readonly (readonly [type: string, target: string])[]): string {
  const all = targets.map(
    ([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${office}/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`
}

/** Returns the XML of a sheet: the first row is bold and stays visible; every column is text. */
function sheetXml(rows: readonly (readonly string[])[], width: number, behind: string): string {
  const columns = rows[0]?.length ?? 0
  const cell = (text: string, row: number, column: number) =>
    text === ''
      ? ''
      : `<c r="${columnName(column)}${row}" s="${row === 1 ? 2 : 1}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`
  const body = rows.map(
    (cells, i) =>
      `<row r="${i + 1}">${cells.map((text, column) => cell(text, i + 1, column)).join('')}</row>`,
  )
  return `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columns}" width="${width}" style="1" customWidth="1"/></cols><sheetData>${body.join('')}</sheetData>${behind}</worksheet>`
}

/** Returns notes that the spreadsheet program shows beside a selected cell; no value is forbidden. */
function validations(): string {
  const all = exportFields.map((field, i) => {
    const cells = `${columnName(i)}2:${columnName(i)}20001`
    return `<dataValidation allowBlank="1" showInputMessage="1" promptTitle="${escapeXml(headerOf(field))}" prompt="${escapeXml(columnWords[field].note)}" sqref="${cells}"/>`
  })
  return `<dataValidations count="${all.length}">${all.join('')}</dataValidations>`
}

/** Returns the letter of a column, for up to 26 columns. */
const columnName = (column: number) => String.fromCharCode(65 + column)

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
