import type { Payload, Where } from 'payload'
import { currentTime, dayMs } from '#clock.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { stopImport } from './changeImports.ts'
import { deleteParts } from './parts.ts'
import {
  changeImportIf,
  endStates,
  findImport,
  findImports,
  type ImportRecord,
  importKeptUntil,
  isInState,
  keepsData,
  noAnswers,
} from './records.ts'
import { forgetNotes } from './undoStep.ts'

/** Deletes the data of imports that can no longer be undone. Returns the number of imports. */
export async function expireImports(payload: Payload, days: number) {
  const longAgo = new Date(currentTime() - days * dayMs).toISOString()
  const where: Where = { and: [{ rowParts: { greater_than: 0 } }, { createdAt: { less_than: longAgo } }] }
  let expired = 0
  for (const record of await findImports(payload, { where }))
    if (keepsData(record) && importKeptUntil(record, days) === null && (await dropData(payload, record)))
      expired++
  return expired
}

export const importRetention = { expire: expireImports, endStates }

/** Rows contain much more about a person than the name. */
export async function eraseImportData(payload: Payload, id: string) {
  const record = await findImport(payload, id)
  if (record && !keepsData(record)) throw apiError('conflict.import')
  await dropData(payload, record ?? { id })
}

async function dropData(
  payload: Payload,
  { id, ...record }: Pick<ImportRecord, 'id'> & Partial<ImportRecord>,
) {
  if (record.state === 'ready' && !(await stopImport(payload, id))) return false
  await deleteParts(payload, id)
  await forgetNotes(payload, id)
  await changeImportIf(payload, id, isInState(...endStates), ({ sheets }) => ({
    ...{ rowParts: 0, answers: noAnswers, questions: [] },
    sheets: sheets.map((sheet) => ({
      ...sheet,
      columns: sheet.columns.map((column) => ({ ...column, samples: [] })),
    })),
  }))
  return true
}
