import { AsyncLocalStorage } from 'node:async_hooks'
import type { BaseDatabaseAdapter, PayloadRequest } from 'payload'
import { type AnyAdapterObj, onInit } from './adapterParts.ts'

export type AfterCommitTask = () => Promise<void> | void

type TransactionId = number | string

interface Queue {
  tasks: Map<TransactionId, AfterCommitTask[]>
  /** By transaction and key. */
  gathered: Map<TransactionId, Map<string, Set<string>>>
  /** Resolves when all tasks so far have run: one by one, so that an older state never overwrites a newer one. */
  turn: Promise<void>
  inTask: AsyncLocalStorage<true>
}

// A registered symbol, because Next bundles its own copy of this module
const queueKey = Symbol.for('directory.afterCommit')

type QueueingAdapter = BaseDatabaseAdapter & { [queueKey]?: Queue }

/** For an adapter of either kind. */
export const withAfterCommit = (adapterObj: AnyAdapterObj): AnyAdapterObj =>
  onInit(adapterObj, (adapter: QueueingAdapter) => {
    const { commitTransaction, rollbackTransaction } = adapter
    const queue: Queue = {
      tasks: new Map(),
      gathered: new Map(),
      turn: Promise.resolve(),
      inTask: new AsyncLocalStorage(),
    }
    adapter[queueKey] = queue
    adapter.commitTransaction = async (incoming) => {
      const id = await incoming
      const tasks = takeTasks(queue, id)
      await commitTransaction.call(adapter, id)
      await runInTurn(adapter, queue, tasks)
    }
    adapter.rollbackTransaction = async (incoming) => {
      const id = await incoming
      takeTasks(queue, id)
      await rollbackTransaction.call(adapter, id)
    }
  })

/**
 * For hooks, which run before the commit: runs the task after it and before the caller gets the answer; never after a
 * rollback; at once without a transaction. A task must read its data anew, must not write with `req`, and must be
 * short, because commits wait for it. If it fails, the error is logged and the commit stays.
 */
export async function afterCommit(req: PayloadRequest, task: AfterCommitTask): Promise<void> {
  const adapter = req.payload.db as unknown as QueueingAdapter
  const queue = adapter[queueKey]
  if (!queue) throw new Error('The database adapter was made without withAfterCommit')
  const id = await req.transactionID
  // Payload writes without a transaction when the one named in the request has ended
  if (!id || !adapter.sessions?.[id]) return runInTurn(adapter, queue, [task])
  const tasks = queue.tasks.get(id)
  if (tasks) tasks.push(task)
  else queue.tasks.set(id, [task])
}

/** Once for all items of the same key in a transaction: an act on thousands of documents then runs the task once. */
export async function afterCommitOncePerKey(
  req: PayloadRequest,
  key: string,
  item: string,
  task: (items: string[]) => Promise<void> | void,
): Promise<void> {
  const id = await req.transactionID
  const queue = (req.payload.db as unknown as QueueingAdapter)[queueKey]
  if (!id || !queue || !req.payload.db.sessions?.[id]) return afterCommit(req, () => task([item]))
  const ofTransaction = queue.gathered.get(id) ?? new Map<string, Set<string>>()
  queue.gathered.set(id, ofTransaction)
  const items = ofTransaction.get(key)
  if (items) {
    items.add(item)
    return
  }
  const first = new Set([item])
  ofTransaction.set(key, first)
  await afterCommit(req, () => task([...first]))
}

function takeTasks({ tasks, gathered }: Queue, id: TransactionId): AfterCommitTask[] {
  const taken = tasks.get(id) ?? []
  for (const map of [tasks, gathered]) map.delete(id)
  return taken
}

async function runInTurn(adapter: BaseDatabaseAdapter, queue: Queue, tasks: AfterCommitTask[]) {
  if (tasks.length === 0) return
  const runAll = async () => {
    for (const task of tasks) {
      try {
        await queue.inTask.run(true, task)
      } catch (err) {
        adapter.payload.logger.error({
          err,
          msg: 'A task after a transaction failed; what was committed stands',
        })
      }
    }
  }
  // A task that writes would otherwise wait for its own end
  if (queue.inTask.getStore()) return runAll()
  // Kept between writes, the storage would make every request slower on Node 20 and 22.
  queue.turn = queue.turn.then(runAll).then(() => queue.inTask.disable())
  await queue.turn
}
