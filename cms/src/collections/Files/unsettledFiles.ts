import { randomUUID } from 'node:crypto'
import { copyFile, link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload, PayloadRequest } from 'payload'
import { afterTransaction } from '../../database/afterCommit.ts'
import { apiError } from '../../lib/errors/apiError.ts'
import { filesDirOf } from '../../lib/fileStore/filesDir.ts'

/*
 * A folder of files has no transactions. So each change to a file is first noted in a folder beside the files, with a
 * copy of the present bytes. When the transaction is over, or at the next start, the database decides: a file that a
 * document names is kept or restored, and one that no document names is deleted.
 */

const notesDirOf = (payload: Payload) => path.join(filesDirOf(payload), '.unsettled')
const keptSuffix = '.kept'
const expected = '.new'

/** Maximum milliseconds to wait for the previous transaction to end. */
const timeoutMs = 15_000

interface Unsettled {
  transaction: number | string | undefined
  settled: Promise<void>
}
/** Unsettled files by path. A second transaction that wants the same name waits until the first is settled. */
const unsettled = new Map<string, Unsettled>()

/** Notes that a file will be written, before it is, with the transaction that will name it in a document. */
export const expectFile = (req: PayloadRequest, name: string) =>
  unsettle(req, name, (folder) => writeFile(path.join(folder, name), ''), expected)

/**
 * Notes that a file will be deleted or replaced, before it is, with the transaction that deletes or changes its
 * document.
 *
 * @param updatedAt of the document: while it stays the same, these are its bytes
 */
export const keepFile = (req: PayloadRequest, name: string, updatedAt: string) =>
  unsettle(
    req,
    name,
    (folder) => keepBytes(pathOf(req.payload, name), path.join(folder, name)),
    `-${Date.parse(updatedAt)}${keptSuffix}`,
  )

const pathOf = (payload: Payload, name: string) => path.join(filesDirOf(payload), name)

async function unsettle(
  req: PayloadRequest,
  name: string,
  note: (folder: string) => Promise<void>,
  kind: string,
): Promise<void> {
  // Names in old documents may be invalid for files; the folder contains nothing for them.
  if (name !== path.basename(name)) return
  const { payload } = req
  const file = pathOf(payload, name)
  const transaction = (await req.transactionID) ?? undefined
  await turnAt(file, transaction)
  let settle = () => {}
  const settled = new Promise<void>((resolve) => {
    settle = resolve
  })
  const pending = { transaction, settled }
  unsettled.set(file, pending)
  const folder = path.join(notesDirOf(payload), randomUUID() + kind)
  const end = async () => {
    try {
      await settleNote(payload, folder)
    } finally {
      if (unsettled.get(file) === pending) unsettled.delete(file)
      settle()
    }
  }
  // Registered first, because an error from here on ends the transaction.
  if (!(await afterTransaction(req, end))) {
    await end()
    throw new Error('Files are changed in transactions only')
  }
  await mkdir(folder, { recursive: true })
  await note(folder)
}

async function turnAt(file: string, transaction: number | string | undefined): Promise<void> {
  for (let other = unsettled.get(file); other; other = unsettled.get(file)) {
    if (other.transaction === transaction) return
    let timer: NodeJS.Timeout | undefined
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(apiError('conflict')), timeoutMs)
    })
    await Promise.race([other.settled, timeout]).finally(() => clearTimeout(timer))
  }
}

/** Creates a hard link to the same bytes, or a copy if the disk has no hard links. */
async function keepBytes(file: string, copy: string): Promise<void> {
  try {
    await link(file, copy)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // The file was lost long ago, so there is nothing to keep.
    if (code === 'ENOENT') return
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'ENOSYS') throw error
    await copyFile(file, copy)
  }
}

async function settleNote(payload: Payload, folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const file = pathOf(payload, name)
    const document = await documentOf(payload, name)
    if (!document) await rm(file, { force: true })
    else if (folder.endsWith(keptSuffix) && (!(await exists(file)) || isAsItWas(document, folder)))
      await rename(path.join(folder, name), file)
  }
  await rm(folder, { recursive: true, force: true })
}

type Changed = { updatedAt: string | Date }

const documentOf = (payload: Payload, filename: string): Promise<Changed | null> =>
  payload.db.findOne<Changed & { id: string }>({
    collection: 'files',
    where: { filename: { equals: filename } },
  })

/** Returns true if the replacement failed: the document still has the time in the note's name. */
const isAsItWas = ({ updatedAt }: Changed, folder: string): boolean =>
  folder.endsWith(`-${new Date(updatedAt).getTime()}${keptSuffix}`)

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )

/** Settles, at a start, what was under way when the previous server process was killed. */
export async function settleFiles(payload: Payload): Promise<void> {
  const folder = notesDirOf(payload)
  for (const name of await readdir(folder).catch(() => [])) await settleNote(payload, path.join(folder, name))
}

/** Flushes a file to the disk before the commit, so that it survives a power cut and a full disk is noticed in time. */
export async function syncFile(payload: Payload, name: string): Promise<void> {
  const file = await open(pathOf(payload, name), 'r+')
  await file.sync().finally(() => file.close())
}
