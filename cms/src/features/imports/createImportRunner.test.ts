import type { Payload } from 'payload'
import { createGeocoder } from '../../lib/places/geocode.ts'
import { createImportRunner } from './createImportRunner.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

it('stopped while it looks for imports left behind it ends with that look, and looks no more', async () => {
  let asked = 0
  let answer = (_: { docs: never[] }) => {}
  const find = () => {
    asked++
    return new Promise((resolve) => {
      answer = resolve
    })
  }
  const payload = { find, logger: { error: vi.fn() } } as unknown as Payload
  const geocoder = createGeocoder({ geocoderUrl: '', userAgent: '', fallback: () => null })
  const runner = createImportRunner(payload, { isAlone: false, geocoder })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(1)
  let isStopped = false
  const stopped = runner.stop().then(() => {
    isStopped = true
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(isStopped).toBe(false)
  answer({ docs: [] })
  await stopped
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toBe(1)
})
