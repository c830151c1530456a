import { setImmediate as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { collectGarbage } from './collectGarbage.ts'

it("frees unused memory and resets V8's flags", async () => {
  const dropped = new WeakRef({ large: new Array(1000).fill(0) })
  await pause()
  collectGarbage()
  expect(dropped.deref()).toBeUndefined()
  expect('gc' in globalThis).toBe(false)
})
