import { expect, it, vi } from 'vitest'
import { lazyPart, loadOnce } from './lazyPage.tsx'

it('fetches code once, says when it is here, and tries again after a failure', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve({ default: () => null })]
  const load = vi.fn(() => answers.shift() ?? Promise.reject(new Error('asked too often')))
  const { preload } = lazyPart(load)
  await expect(preload()).rejects.toThrow('offline')
  await Promise.all([preload(), preload()])
  expect(preload()).toBeNull()
  expect(load).toHaveBeenCalledTimes(2)
})

it('passes a failure to components that render, once per attempt, and never to a preload', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')))
  const whenMissing = vi.fn((error: unknown) => Promise.reject<never>(new Error('told', { cause: error })))
  const code = loadOnce(load, whenMissing)
  await expect(code.load()).rejects.toThrow('offline')
  expect(whenMissing).not.toHaveBeenCalled()
  await Promise.all([1, 2].map(() => expect(code.latest(true)).rejects.toThrow('told')))
  expect([load.mock.calls.length, whenMissing.mock.calls.length]).toEqual([1, 1])

  await expect(code.load()).rejects.toThrow('offline')
  await expect(code.latest(true)).rejects.toThrow('told')
  expect([load.mock.calls.length, whenMissing.mock.calls.length]).toEqual([2, 2])
})
