import { EventEmitter } from 'node:events'
import { stopWithSignals } from './stopWithSignals.ts'

function pretend(stop: () => Promise<void>) {
  const signals = new EventEmitter()
  const codes: unknown[] = []
  const spies = [
    vi.spyOn(process, 'on').mockImplementation((name, act) => {
      signals.on(String(name), act)
      return process
    }),
    vi.spyOn(process, 'exit').mockImplementation((code) => codes.push(code) as never),
  ]
  onTestFinished(() => spies.forEach((spy) => void spy.mockRestore()))
  stopWithSignals({ info: () => {}, error: () => {} } as never, stop)
  return { codes, signals }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

it.each(['SIGINT', 'SIGTERM'])(
  'at %s the server ends in good order, and with 1 in disorder',
  async (signal) => {
    const good = pretend(async () => {})
    good.signals.emit(signal)
    expect(good.codes).toEqual([])
    await settled()
    expect(good.codes).toEqual([0])
    const bad = pretend(() => Promise.reject(new Error('no')))
    bad.signals.emit(signal)
    await settled()
    expect(bad.codes).toEqual([1])
  },
)

it('a second signal ends the server at once, unless it is the same one doubled', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  onTestFinished(() => void now.mockRestore())
  const stop = vi.fn(() => new Promise<void>(() => {}))
  const { codes, signals } = pretend(stop)
  for (const at of [0, 1000]) {
    now.mockReturnValue(at)
    signals.emit('SIGINT')
  }
  expect(codes).toEqual([])
  now.mockReturnValue(1001)
  signals.emit('SIGINT')
  signals.emit('SIGTERM')
  expect([codes, stop.mock.calls.length]).toEqual([[1, 1], 1])
})
