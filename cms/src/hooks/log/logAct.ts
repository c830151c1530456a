import type { PayloadRequest } from 'payload'
import type { LogAct } from '#shared/logLine'
import { insertLogLine } from './insertLogLine.ts'
import { bulkOperationOf, nextPartId } from './runBulkOperation.ts'
import type { UndoData } from './undoable.ts'

/** Key in `req.context`: the act writes its own, single log line. */
export const actIsLogged = 'actIsLogged'

export interface LogDetails {
  noun?: string
  id?: string
  /** `updatedAt` after the act, by which the version is found. */
  stateAt?: string
  undo?: UndoData
}

/** Rolled back together with the act. Returns the line's id. */
export async function writeLogLine(
  req: PayloadRequest,
  act: LogAct,
  { noun, id, stateAt, undo }: LogDetails = {},
) {
  const several = bulkOperationOf(req)
  const line = several ? nextPartId(several) : crypto.randomUUID()
  several?.parts.push({ id: line, kind: act.kind, canBeUndone: undo !== undefined })
  await insertLogLine(req, act, {
    id: line,
    noun: noun ?? null,
    target: id ?? null,
    stateAt: stateAt ?? null,
    undoKind: undo?.kind ?? null,
    undoData: undo?.data ?? null,
    partOf: several?.line ?? null,
  })
  return line
}

/** What a part of an act writes gets no line of its own, while the act may still get one. */
export async function withoutLogLine<T>(req: PayloadRequest, write: () => Promise<T>): Promise<T> {
  const before = req.context[actIsLogged]
  req.context[actIsLogged] = true
  try {
    return await write()
  } finally {
    req.context[actIsLogged] = before
  }
}

/** Instead of the collections' own lines. Returns its id. */
export function logAct(req: PayloadRequest, act: LogAct, details?: LogDetails) {
  req.context[actIsLogged] = true
  return writeLogLine(req, act, details)
}
