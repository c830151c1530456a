import type { BaseDatabaseAdapter, PayloadRequest, Where } from 'payload'
import type { BatchAdapter, NewDocuments } from './adapterParts.ts'
import { readDocuments, readNoted } from './journalDocuments.ts'
import { fieldsChangedBetween, isUndoneByField } from './journalFields.ts'
import { documentKey, type OpenLine, type OpenNote, writeRows } from './journalRows.ts'
import {
  isGlobal,
  isoOf,
  type JournalDoc,
  journalKindOf,
  missingStamp,
  stampOf,
  versionsSuffix,
} from './journalStamp.ts'

type TransactionId = number | string

interface Transaction {
  /** By noun and id: the first of several writes has the document's earlier state. */
  open: Map<string, OpenNote>
  lines: OpenLine[]
  count: number
}

interface Args {
  collection?: string
  slug?: string
  id?: number | string
  where?: Where
  data?: JournalDoc
  versionData?: JournalDoc
  req?: Partial<PayloadRequest>
}

const journals = new WeakMap<object, Map<TransactionId, Transaction>>()

/**
 * For an act that spans several transactions. Of a document written by several of them, the first one's note has the
 * earlier state.
 */
export async function continueLine({ payload, transactionID }: PayloadRequest, line: string) {
  const id = await transactionID
  const shared = { noun: null, target: null, isUndoable: true, isByField: true, isContinued: true, notes: [] }
  if (id) journals.get(payload.db)?.set(id, { open: new Map(), lines: [{ id: line, ...shared }], count: 0 })
}

/**
 * Notes every write of a staff act, in its transaction: the earlier state of the document, and the stamp of its new
 * state; in the adapter, so that no service can forget it. A note belongs to a line of the log, which is written last;
 * as Payload may write several documents of one request at once, a line does not take notes about others of its noun.
 * Notes left at the end belong to the last line about their document, else to the last line; without a line nothing is
 * kept.
 */
export function addJournal(adapter: BaseDatabaseAdapter) {
  const transactions = new Map<TransactionId, Transaction>()
  journals.set(adapter, transactions)

  const transactionOf = async ({ req }: Args): Promise<Transaction | null> => {
    const id = req ? await req.transactionID : null
    if (!id || !adapter.sessions?.[id]) return null
    const stored = transactions.get(id)
    if (!req?.user && !stored?.lines.some(({ isContinued }) => isContinued)) return null
    const present = stored ?? { open: new Map(), lines: [], count: 0 }
    transactions.set(id, present)
    return present
  }

  const { commitTransaction, rollbackTransaction } = adapter
  noteWrites(adapter, transactionOf)
  adapter.commitTransaction = async (incoming) => {
    const id = await incoming
    const transaction = transactions.get(id)
    transactions.delete(id)
    if (transaction && adapter.sessions?.[id]) await write(adapter, transaction, { transactionID: id })
    await commitTransaction.call(adapter, id)
  }
  adapter.rollbackTransaction = async (incoming) => {
    const id = await incoming
    transactions.delete(id)
    await rollbackTransaction.call(adapter, id)
  }
}

type Operation = (args: Args) => Promise<unknown>

function noteWrites(
  adapter: BaseDatabaseAdapter,
  transactionOf: (args: Args) => Promise<Transaction | null>,
) {
  const operationOf = (name: keyof BaseDatabaseAdapter) => adapter[name] as unknown as Operation
  const create = operationOf('create')
  const noted: Record<string, Operation> = {
    async create(args) {
      const { collection = '', data = {} } = args
      const kind = journalKindOf(collection)
      const transaction =
        (kind && kind !== 'copyOfDeleted') || collection === 'logs' ? await transactionOf(args) : null
      const created = await create.call(adapter, args)
      if (!transaction) return created
      const id = String((created as JournalDoc | null)?.id ?? data.id)
      if (collection === 'logs') await addLine(adapter, transaction, { ...data, id }, args)
      else noteNew(transaction, collection, id, created)
      return created
    },
  }
  const { createMany } = adapter as BatchAdapter
  if (createMany)
    noted.createMany = async (args) => {
      const { collection, docs } = args as unknown as NewDocuments
      const transaction = journalKindOf(collection) ? await transactionOf(args) : null
      await createMany.call(adapter, args as unknown as NewDocuments)
      if (transaction) for (const doc of docs) noteNew(transaction, collection, String(doc.id), doc)
    }
  const changes = [
    'updateOne',
    'updateMany',
    'updateVersion',
    'deleteOne',
    'deleteMany',
    'updateGlobal',
  ] as const
  for (const name of changes) {
    const operation = operationOf(name)
    noted[name] = async (args) => {
      const noun = String(args.collection ?? args.slug) + (name === 'updateVersion' ? versionsSuffix : '')
      const kind = journalKindOf(noun)
      const transaction = kind ? await transactionOf(args) : null
      if (!transaction) return operation.call(adapter, args)
      const notes = (await readDocuments(adapter, noun, args)).map((doc) => {
        const target = isGlobal(noun) ? noun : String(doc.id)
        const version = kind === 'version' ? isoOf(doc.updatedAt) : null
        // The adapter may change the document after returning it.
        return remember(transaction, { noun, target, before: structuredClone(doc), version })
      })
      const result = await operation.call(adapter, args)
      // Of several documents that match, `updateOne` changes and returns one.
      const changed = name === 'updateOne' ? (result as JournalDoc | null) : null
      for (const note of notes)
        note.after = note.target === String(changed?.id) ? knownStamp(noun, changed) : null
      return result
    }
  }
  Object.assign(adapter, noted)
}

function remember(transaction: Transaction, note: Omit<OpenNote, 'after' | 'fields' | 'order'>) {
  const key = documentKey(note)
  const known = transaction.open.get(key)
  if (known) return known
  const open = { ...note, after: null, fields: null, order: transaction.count++ }
  transaction.open.set(key, open)
  return open
}

function noteNew(transaction: Transaction, noun: string, target: string, doc: unknown) {
  remember(transaction, { noun, target, before: null, version: null }).after = knownStamp(noun, doc)
}

/** Stamp of a document as a write returned it; null if it must be read. */
function knownStamp(noun: string, doc: unknown) {
  const { updatedAt } = (doc ?? {}) as JournalDoc
  return journalKindOf(noun) === 'version' && updatedAt ? stampOf(noun, doc as JournalDoc) : null
}

async function addLine(
  adapter: BaseDatabaseAdapter,
  transaction: Transaction,
  { id, noun, target, parts, undoKind }: JournalDoc,
  { req }: Args,
) {
  // An act on several documents has no notes of its own; its parts have.
  if (parts) return
  const isByField = isUndoneByField(undoKind)
  const line: OpenLine = { id: String(id), noun, target, isByField, isUndoable: Boolean(undoKind), notes: [] }
  transaction.lines.push(line)
  const ownNotes = [...transaction.open].filter(([, note]) => note.noun !== noun || note.target === target)
  for (const [key] of ownNotes) transaction.open.delete(key)
  line.notes = await completeNotes(
    adapter,
    ownNotes.map(([, note]) => note),
    isByField,
    req,
  )
}

/** Drops notes of documents unchanged in the end. */
async function completeNotes(
  adapter: BaseDatabaseAdapter,
  notes: readonly OpenNote[],
  isByField: boolean,
  req: Args['req'],
): Promise<OpenNote[]> {
  const unknown = notes.filter(({ after, before }) => after === null || (isByField && before !== null))
  const presentDocs = await readNoted(adapter, unknown, { req, isForStamp: !isByField })
  return notes.flatMap((note) => {
    const kind = journalKindOf(note.noun)
    const doc = presentDocs.get(documentKey(note))
    if (!isByField && (kind === 'fields' || (kind === 'copyOfDeleted' && doc))) return []
    const after = doc || note.after === null ? stampOf(note.noun, doc) : note.after
    const isUnchanged = after === (note.before ? note.version : missingStamp)
    if (isUnchanged) return []
    const fields = isByField && note.before && doc ? fieldsChangedBetween(note.before, doc) : null
    if (kind === 'fields' && fields && Object.keys(fields).length === 0) return []
    const hasVersion = note.version !== null && after !== missingStamp
    return [
      {
        ...note,
        after,
        fields,
        ...(!hasVersion && { version: null }),
        ...((hasVersion || fields) && { before: null }),
      },
    ]
  })
}

async function write(
  adapter: BaseDatabaseAdapter,
  { open, lines }: Transaction,
  req: NonNullable<Args['req']>,
) {
  const last = lines.at(-1)
  if (!last) return
  for (const line of lines) {
    const isOwn = ({ target }: OpenNote) => (lines.findLast((one) => one.target === target) ?? last) === line
    line.notes.push(...(await completeNotes(adapter, [...open.values()].filter(isOwn), line.isByField, req)))
  }
  await writeRows(adapter, lines, req)
}
