import type { PayloadRequest } from 'payload'
import { actIsLogged } from '../../operations/log/logAct.ts'
import { lockCategory } from './findCategory.ts'
import { logMove, moveEntries } from './moveEntries.ts'

interface Place {
  id: string
  name: string
}

/** Moves entries to another category in the caller's transaction. Returns the id of the log line to undo it. */
export async function moveFrom(
  req: PayloadRequest,
  from: Place,
  into: Place,
  ids: string[],
): Promise<string> {
  for (const { id } of [from, into]) await lockCategory(req, id)
  req.context[actIsLogged] = true
  await moveEntries(req, ids, into.id)
  return logMove(req, { act: 'split', from, into }, ids.length)
}
