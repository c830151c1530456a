import { exportCsv } from '#collections/Entries/exportFiles.ts'
import type { Entry } from '#shared/entry'
import { emptyContent } from '#shared/fields/entryFields'
import { planRow } from './planRow.ts'
import { readRow } from './readRow.ts'
import { readTables, type Table } from './readTables.ts'
import { cellReader } from './rowCells.ts'
import type { Columns } from './rows.ts'
import { understandColumns } from './understandColumns.ts'

export const cellsOf = (row: readonly string[], columns: Columns, headers?: readonly string[]) =>
  cellReader(columns, headers)(row)

export async function read(content: string | Buffer): Promise<Pick<Table, 'headers' | 'rows'>> {
  const { tables } = await readTables(Buffer.from(content as string))
  const { headers, rows } = tables[0] as Table
  return { headers, rows }
}

export const refusal = (content: string | Buffer) =>
  read(content).then(
    () => 'read',
    (error) => error.data?.code ?? String(error),
  )

/** Throws unless each is of a new provider. */
export async function newRows(content: string | Buffer) {
  const { headers, rows } = await read(content)
  const columns = understandColumns(
    headers,
    rows.map(({ cells }) => cells),
  )
  return rows.map(({ cells }) => {
    const row = readRow(cellsOf(cells, columns, headers))
    const outcome = planRow(row, null)
    if (outcome.kind !== 'new') throw new Error(JSON.stringify(outcome))
    return { ...row, fields: { ...emptyContent, ...outcome.fields } }
  })
}

export const imported = async (content: string | Buffer) =>
  (await newRows(content)).map(({ uuid, checkedAt, fields }) => {
    const services = `${fields.barrierfree ? 'Barrierefrei, ' : ''}${fields.services}`
    return { ...fields, services, uuid, checkedAt } as unknown as Entry
  })

export async function exported(entries: Entry[]): Promise<string> {
  let text = ''
  for await (const piece of exportCsv(entries)) text += piece
  return text
}
