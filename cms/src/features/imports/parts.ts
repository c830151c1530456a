import { listedRowKinds } from '@directory/shared/importFields'
import type { Payload, PayloadRequest } from 'payload'
import { currentIso } from '../../clock.ts'
import { inTransaction } from '../../lib/transaction/inTransaction.ts'
import { changeImportIf, findImport, type ImportRecord, isReady } from './records.ts'
import type { PreparedRow, RawRow } from './rows.ts'

/** The lists that are shown, and good rows with what `uploadStatus` says of them. */
export const planLists = [...listedRowKinds, 'noted'] as const
export type PlanLists = Record<(typeof planLists)[number], PreparedRow[]>

type PartContents = PlanLists & Record<'rows', RawRow[]>
type PartKind = keyof PartContents

/** Rows in a part that says what would happen, and in a transaction. */
export const rowsPerPart = 50
/** Parts of a plan that are written in one transaction; others write between. */
const partsAtOnce = 20
/** The parts of a sheet's rows are numbered from its own number times this on; none has so many. */
export const partsPerSheet = 10_000

type Part<K extends PartKind> = [importId: string, kind: K, index: number]

const partId = ([importId, kind, index]: Part<PartKind>) => `${importId}:${kind}:${index}`
const collection = 'import-parts'

/*
 * Straight to the database: only the import uses the parts, there are hundreds, and Payload would copy each
 * of them several times.
 */

export async function writePart<K extends PartKind>(
  payload: Payload,
  part: Part<K>,
  content: PartContents[K],
  req?: PayloadRequest,
): Promise<void> {
  const data = { id: partId(part), import: part[0], kind: part[1], content }
  await payload.db.create({ collection, data, returning: false, ...(req && { req }) })
}

/** `null` where there is no such part. */
export async function readPart<K extends PartKind>(
  payload: Payload,
  part: Part<K>,
  req?: PayloadRequest,
): Promise<PartContents[K] | null> {
  const where = { id: { equals: partId(part) } }
  const query = { collection, where, ...(req && { req }) } as const
  return (await payload.db.findOne<{ id: string; content: PartContents[K] }>(query))?.content ?? null
}

/** The contents of all parts of a kind, one after the other. */
export async function* readParts<K extends PartKind>(
  payload: Payload,
  importId: string,
  kind: K,
  from = 0,
): AsyncGenerator<PartContents[K]> {
  for (let index = from; ; index++) {
    const content = await readPart(payload, [importId, kind, index])
    if (!content) return
    yield content
  }
}

/** Adds a row to those of the plan that are faulty, of which there are `count`. */
export async function addFaulty(
  req: PayloadRequest,
  importId: string,
  count: number,
  row: PreparedRow,
): Promise<void> {
  const part: Part<'faulty'> = [importId, 'faulty', Math.floor(count / rowsPerPart)]
  const there = await readPart(req.payload, part, req)
  if (!there) return writePart(req.payload, part, [row], req)
  const data = { content: [...there, row] }
  await req.payload.db.updateOne({ collection, id: partId(part), data, returning: false, req })
}

/** Replaces the plan of an import. */
export async function writePlan(payload: Payload, id: string, lists: PlanLists): Promise<void> {
  await deleteParts(payload, id, planLists)
  const parts = planLists.flatMap((kind) => {
    const count = Math.ceil(lists[kind].length / rowsPerPart)
    return Array.from({ length: count }, (_, index) => ({ kind, index }))
  })
  for (let from = 0; from < parts.length; from += partsAtOnce)
    await inTransaction(payload, async (req) => {
      for (const { kind, index } of parts.slice(from, from + partsAtOnce)) {
        const begin = index * rowsPerPart
        await writePart(payload, [id, kind, index], lists[kind].slice(begin, begin + rowsPerPart), req)
      }
    })
}

/** The rows of the sheet that is taken, part by part, as they are corrected. */
export async function* readRawRows(payload: Payload, record: ImportRecord): AsyncGenerator<RawRow[]> {
  const own = record.answers.rows.filter(({ sheet }) => sheet === record.sheet)
  const corrections = new Map(own.map((one) => [one.row, one]))
  for await (const rows of readParts(payload, record.id, 'rows', record.sheet * partsPerSheet))
    yield rows.map(({ row, cells }) => {
      const { cells: said = [], isLeftOut } = corrections.get(row) ?? {}
      const changed = [...cells]
      for (const { column, value } of said) {
        while (changed.length < column) changed.push('')
        changed[column] = value
      }
      return { row, cells: changed, ...(isLeftOut !== undefined && { isLeftOut }) }
    })
}

export async function deleteParts(
  payload: Payload,
  importId: string,
  kinds?: readonly PartKind[],
): Promise<void> {
  const where = { import: { equals: importId }, ...(kinds && { kind: { in: [...kinds] } }) }
  await payload.db.deleteMany({ collection, where })
}

/** Takes a preview away with all that belongs to it; answers false if it is being decided on now. */
export async function dropImport(payload: Payload, id: string): Promise<boolean> {
  const dropped = await changeImportIf(payload, id, isReady, () => ({
    activeFor: id,
    state: 'cancelled',
    finishedAt: currentIso(),
  }))
  if (dropped) await deleteParts(payload, id)
  return dropped !== null
}

/** Deletes the rows of an import that was cancelled before it changed anything: nothing of it is offered. */
export async function dropCancelled(payload: Payload, id: string): Promise<void> {
  const record = await findImport(payload, id)
  if (record?.state === 'cancelled' && record.step === 0) await deleteParts(payload, id)
}
