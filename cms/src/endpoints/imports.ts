import { exportEntries } from '#collections/Entries/exportEntries.ts'
import { exportCsv, exportXlsx, templateXlsx } from '#collections/Entries/exportFiles.ts'
import { answerImport, readCells } from '#features/imports/answerImport.ts'
import { cancelImport, startImport } from '#features/imports/changeImports.ts'
import { faultyReport } from '#features/imports/faultyReport.ts'
import {
  listImports,
  questionsOf,
  readImportRows,
  readLocating,
  readUploadStatus,
  sheetNames,
  sheetsOf,
  summariesOf,
  summaryOf,
} from '#features/imports/readImports.ts'
import { receiveImport } from '#features/imports/receiveImport.ts'
import { type ImportRecord, readImport, sheetOf } from '#features/imports/records.ts'
import { reasonsIn } from '#features/imports/remarks.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { say } from '#lib/words/translate.ts'
import type { importsCalls } from '#shared/contract/imports'
import { attachment, type Implementations } from './handler.ts'
import type { Upload } from './receiveUpload.ts'

function fileOf(upload: Upload | null) {
  if (!upload) throw apiError('file_missing', { field: 'file' })
  return upload
}

const csv = ({ name, text }: { name: string; text: AsyncIterable<string> }) =>
  attachment(`${name}.csv`, 'text/csv; charset=utf-8', text)

const workbook = (name: string, content: AsyncIterable<Uint8Array>) =>
  attachment(`${name}.xlsx`, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', content)

const received = (done: 'done.import_started' | 'done.import_received', record: ImportRecord) => {
  const { id, total, reasons, left } = record
  const message = [say(done), reasonsIn('de', reasons, left)].filter(Boolean).join(' ')
  return { message, id, total, ...sheetNames(record) }
}

export const importHandlers: Implementations<keyof typeof importsCalls> = {
  'GET /api/downloadExcel': async ({ payload, user, query }) => {
    const { name, entries } = await exportEntries(payload, user, query)
    if (query.format === 'xlsx') return workbook(name, exportXlsx(entries))
    return csv({ name, text: exportCsv(entries) })
  },
  'GET /api/downloadExcelTemplate': async () => workbook(say('file.template'), templateXlsx()),
  'POST /api/uploadExcel': async ({ payload, user, upload }) => {
    const how = { asks: false, starts: true }
    return received('done.import_started', await receiveImport(payload, user, fileOf(upload), how))
  },
  'GET /api/uploadStatus': ({ payload, user }) => readUploadStatus(payload, user.id),
  'POST /api/previewImport': async ({ payload, user, upload }) =>
    received('done.import_received', await receiveImport(payload, user, fileOf(upload), { asks: true })),
  'GET /api/imports': async ({ payload }) => {
    return summariesOf(payload, await listImports(payload))
  },
  'GET /api/import': async ({ payload, query }) => {
    const record = await readImport(payload, query.id)
    return {
      ...(await summaryOf(payload, record)),
      columns: sheetOf(record).columns,
      sheets: sheetsOf(record),
      questions: questionsOf(record),
      cells: query.row === 0 ? [] : await readCells(payload, record, query.row),
      ...(await readLocating(payload, record)),
    }
  },
  'GET /api/importRows': ({ payload, query: { id, kind, offset, limit } }) =>
    readImportRows(payload, id, kind, { offset, limit }),
  'POST /api/correctImport': async ({ payload, body: { id, ...decisions } }) =>
    summaryOf(payload, await answerImport(payload, id, decisions)),
  'POST /api/startImport': async ({ payload, user, body }) =>
    summaryOf(payload, await startImport(payload, user, body.id, body.count)),
  'POST /api/cancelImport': async ({ payload, body }) =>
    summaryOf(payload, await cancelImport(payload, body.id)),
  'GET /api/importReport': async ({ payload, query }) =>
    csv(await faultyReport(payload, query.id, query.locale)),
}
