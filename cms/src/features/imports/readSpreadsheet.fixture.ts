import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Entry } from '@directory/shared/entry'
import { exportCsv } from './exportCsv.ts'
import { planRow } from './planRow.ts'
import { readRow } from './readRow.ts'
import { type RawRow, readSpreadsheet } from './readSpreadsheet.ts'
import { understandColumns } from './understandColumns.ts'

/** Reads contents as files of spreadsheets, in a folder of its own. */
export function spreadsheets() {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'spreadsheets-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  async function read(content: string | Buffer) {
    const file = path.join(folder, 'file')
    await writeFile(file, content)
    const { headers, rows } = await readSpreadsheet(file)
    const all: RawRow[] = []
    for await (const row of rows) all.push(row)
    return { headers, rows: all }
  }

  return {
    read,
    refusal: (content: string | Buffer) =>
      read(content).then(
        () => 'read',
        (error) => error.data?.code ?? String(error),
      ),
    /** Returns the entries that an import of a file into an empty directory would create. */
    async imported(content: string | Buffer): Promise<Entry[]> {
      const { headers, rows } = await read(content)
      const columns = understandColumns(headers)
      return rows.map(({ cells }) => {
        const row = readRow(cells, columns)
        const outcome = planRow(row, null)
        if (outcome.kind !== 'new') throw new Error('not new')
        const { fields } = outcome
        const services = `${fields.barrierfree ? 'Barrierefrei, ' : ''}${fields.services}`
        return { ...fields, services, uuid: row.uuid, checkedAt: row.checkedAt } as unknown as Entry
      })
    },
  }
}

export async function exported(entries: Entry[]): Promise<string> {
  let text = ''
  for await (const piece of exportCsv(entries)) text += piece
  return text
}
