import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fromRoot } from './paths.mjs'
import { mustRun, runNode, StepFailed } from './run.mjs'

let folder
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'directory-scripts-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function script(name, text) {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}
const patient = () => script('patient.mjs', 'console.log(process.pid); setInterval(() => {}, 1000)')

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('a tool', () => {
  it('gets arguments, folder and settings, and its output and exit code come back', async () => {
    const told = script(
      'tell.mjs',
      `console.log(process.argv[2], process.cwd() === process.env.FOLDER, process.env.NEXT_TELEMETRY_DISABLED)
      console.error('complaint')
      process.exitCode = 3`,
    )
    const chunks = []
    const onOutput = (chunk) => chunks.push(chunk)
    const options = { cwd: fromRoot('web'), env: { FOLDER: fromRoot('web') }, onOutput }
    const { code, output } = await runNode(told, ['argument'], options)
    expect([code, output]).toEqual([3, expect.stringContaining('argument true 1\n')])
    expect([output.includes('complaint'), chunks.join('')]).toEqual([true, output])
  })

  it('that fails is explained by the beginning and the end of its output', async () => {
    const long = script('long.mjs', "for (let i = 1; i <= 50; i++) console.log('line', i); process.exit(1)")
    const error = await mustRun('Building', long).catch((error) => error)
    expect(error).toBeInstanceOf(StepFailed)
    const lines = error.message.split('\n').map((line) => line.trim())
    expect(lines[0]).toBe('Building failed:')
    expect(lines.slice(11, 16)).toEqual(['line 11', 'line 12', '…', 'line 26', 'line 27'])
    expect(lines.at(-1)).toBe('line 50')
    await expect(mustRun('Building', script('good.mjs', ''))).resolves.toBeUndefined()
  })

  it('that was ended has failed', async () => {
    const stop = new AbortController()
    const onOutput = () => stop.abort()
    expect((await runNode(patient(), [], { signal: stop.signal, onOutput })).code).toBe(1)
  })

  it.skipIf(process.platform === 'win32').concurrent.each(['SIGTERM', 'SIGINT', 'SIGKILL'])(
    'ends when the command that runs it gets %s',
    async (signal) => {
      const runs = fromRoot('scripts/lib/run.mjs')
      const starter = script(
        'starter.mjs',
        `import { killChildrenOnSignals, runNode } from ${JSON.stringify(runs)}
        killChildrenOnSignals()
        await runNode(process.argv[2], [], { onOutput: (pid) => process.stdout.write(pid) })`,
      )
      const parent = spawn(process.execPath, [starter, patient()], { stdio: ['ignore', 'pipe', 'inherit'] })
      const [pid] = await once(parent.stdout, 'data')
      const ended = once(parent, 'exit')
      parent.kill(signal)
      expect(await ended).toEqual({ SIGTERM: [143, null], SIGINT: [130, null] }[signal] ?? [null, signal])
      await expect.poll(() => isAlive(Number(pid))).toBe(false)
    },
  )
})

describe('assembling', () => {
  it('refuses a folder that is not empty', async () => {
    script('anything', '')
    const { code, output } = await runNode(fromRoot('scripts/assemble.mjs'), [folder])
    expect([code, output]).toEqual([2, expect.stringContaining('new or empty folder')])
  })
})
