import { expect, it, vi } from 'vitest'
import { lazyPart } from './lazyPage.tsx'

it('fetches code once, says when it is here, and tries again after a failure', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve({ default: () => null })]
  const load = vi.fn(() => answers.shift() ?? Promise.reject(new Error('asked too often')))
  const { preload } = lazyPart(load)
  await expect(preload()).rejects.toThrow('offline')
  await Promise.all([preload(), preload()])
  expect(preload()).toBeNull()
  expect(load).toHaveBeenCalledTimes(2)
})
