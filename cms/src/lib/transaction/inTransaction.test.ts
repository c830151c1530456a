import type { Payload } from 'payload'
import cases from './inTransaction.fixture.json' with { type: 'json' }
import { assertNoErrors, BulkError, inTransaction, isTransient } from './inTransaction.ts'

const words = cases

it.each<[string, unknown]>([
  ['a label', { hasErrorLabel: (label: string) => label === 'TransientTransactionError' }],
  ['a label in a list', { errorLabels: ['TransientTransactionError'] }],
  ['WriteConflict', { codeName: 'WriteConflict', code: 112 }],
  ['NoSuchTransaction', { code: 251 }],
  ['SQLITE_BUSY', { code: 'SQLITE_BUSY_SNAPSHOT' }],
  ['a cause', new Error('Failed query', { cause: { code: 'SQLITE_BUSY' } })],
  ['one of several', new AggregateError([new Error('a'), { code: 112 }])],
  ...Object.entries(words).map(([name, message]) => [name, new BulkError(message)] as [string, unknown]),
])('isTransient recognises %s', (_, error) => {
  expect(isTransient(error)).toBe(true)
})

it.each<[string, unknown]>([
  ['a duplicate', { code: 11000, message: 'E11000 duplicate key error' }],
  ['a turn that never came', { code: 'WRITE_LOCK_TIMEOUT', message: 'gave up' }],
  ['a validation error', new Error('The following field is invalid: name')],
  ['nothing', undefined],
])('isTransient leaves %s alone', (_, error) => {
  expect(isTransient(error)).toBe(false)
})

const log: string[] = []
const fakePayload = (begin: () => Promise<string | null>) => {
  log.length = 0
  const sessions: Record<string, object> = {}
  return {
    config: { i18n: {} },
    db: {
      sessions,
      beginTransaction: async () => {
        const id = await begin()
        if (id) sessions[id] = {}
        return id
      },
      commitTransaction: async (id: string) => {
        delete sessions[id]
        log.push(`commit ${id}`)
      },
      rollbackTransaction: async (id: string) => {
        delete sessions[id]
        log.push(`rollback ${id}`)
      },
    },
  } as unknown as Payload
}
const numbered = () => {
  let last = 0
  return async () => String(++last)
}
const i18n = { i18n: { t: () => '' } } as never

it('inTransaction tries the whole act again in a fresh transaction', async () => {
  const payload = fakePayload(numbered())
  const result = await inTransaction(
    payload,
    async (req) => {
      if (req.transactionID !== '3') assertNoErrors({ errors: [{ id: 'x', message: words.writeConflict }] })
      return 'done'
    },
    { req: i18n },
  )
  expect(result).toBe('done')
  expect(log).toEqual(['rollback 1', 'rollback 2', 'commit 3'])
})

it('inTransaction gives up after a number of attempts, with the error itself', async () => {
  const payload = fakePayload(numbered())
  const random = vi.spyOn(Math, 'random').mockReturnValue(0)
  const act = inTransaction(payload, () => Promise.reject({ code: 112 }), { req: i18n })
  await expect(act).rejects.toEqual({ code: 112 })
  random.mockRestore()
  expect(log).toEqual(Array.from({ length: 12 }, (_, i) => `rollback ${i + 1}`))
})

it('inTransaction does not retry permanent failures', async () => {
  const payload = fakePayload(numbered())
  await expect(
    inTransaction(payload, () => Promise.reject(new Error('invalid')), { req: i18n }),
  ).rejects.toThrow('invalid')
  expect(log).toEqual(['rollback 1'])
})

it('inTransaction refuses to act where there are no transactions', async () => {
  const payload = fakePayload(async () => null)
  await expect(inTransaction(payload, async () => 'never', { req: i18n })).rejects.toThrow(/no transactions/)
})
