import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { compileFixture } from './testProcess.ts'

/** Milliseconds; thirty ticks of it are 0.75 seconds. */
const tickMs = 25
const longerThanAllowed = 70 * tickMs

describe.concurrent('the main thread', () => {
  let compiled: Awaited<ReturnType<typeof compileFixture>>
  beforeAll(async () => {
    compiled = await compileFixture(`${import.meta.dirname}/watchMainThread.fixture.ts`)
  })
  afterAll(() => compiled.remove())

  const run = async (what: string) => {
    const child = fork(compiled.entry, [what, String(tickMs)], {
      execArgv: [],
      stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
    })
    let errors = ''
    child.stderr?.on('data', (chunk) => {
      errors += chunk
    })
    const ended = once(child, 'close') as Promise<[code: number | null, signal: string | null]>
    await once(child, 'message')
    const answers = async () => {
      child.send('are you alive?')
      return once(child, 'message')
    }
    const end = async () => {
      child.send('end')
      return [...(await ended), errors]
    }
    return { child, ended, answers, end, errors: () => errors }
  }

  it.each(['loop', 'promises', 'pattern'])('in an endless %s ends the process by a signal', async (what) => {
    const { ended, errors } = await run(what)
    expect(await ended).toEqual([null, 'SIGKILL'])
    expect(errors()).toMatch(/^FATAL: The server has stood still[^\n]*\n$/)
  })

  it.skipIf(process.platform === 'win32')('may be stopped and continued by signals repeatedly', async () => {
    const { child, answers, end } = await run('nothing')
    for (let i = 0; i < 2; i++) {
      child.kill('SIGSTOP')
      await pause(longerThanAllowed)
      child.kill('SIGCONT')
      await answers()
    }
    await pause(longerThanAllowed)
    await answers()
    expect(await end()).toEqual([0, null, ''])
  })
})
