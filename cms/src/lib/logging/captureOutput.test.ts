import { captureOutput } from './captureOutput.ts'

it('what libraries print is logged at its level, by its first words and its error', () => {
  const kept = { ...console }
  const on = vi.spyOn(process, 'on').mockReturnValue(process)
  const off = vi.spyOn(process, 'removeAllListeners').mockReturnValue(process)
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  onTestFinished(() => {
    Object.assign(console, kept)
    for (const spy of [on, off, exit]) spy.mockRestore()
  })
  const lines: unknown[] = []
  const logAs = (level: string) => (line: object) => lines.push([level, line])
  const levels = ['debug', 'info', 'warn', 'error', 'fatal']
  captureOutput(Object.fromEntries(levels.map((level) => [level, logAs(level)])) as never)
  const err = new Error('x')
  console.log('Compiled "Erika"')
  console.warn('%', 'Slow: "Erika"', err)
  console.error({ name: 'Erika' })
  console.trace(err)
  const happens = (name: string) => on.mock.calls.find(([of]) => of === name)?.[1](err)
  happens('warning')
  happens('uncaughtException')
  expect(lines).toEqual([
    ['info', { err: undefined, msg: 'Compiled …' }],
    ['warn', { err, msg: 'Slow …' }],
    ['debug', { err, msg: undefined }],
    ['warn', { err, msg: 'Warning: Error' }],
    ['fatal', { err, msg: 'Nobody caught a failure; the process ends' }],
  ])
  expect(exit.mock.calls).toEqual([[1]])
})
