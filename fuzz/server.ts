import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { projectRoot } from '@directory/cms/operations/runtime/projectRoot.ts'
import type { ServerQuestions } from './questions.ts'

export type FuzzedServer = Awaited<ReturnType<typeof startFuzzedServer>>

/** Maximum milliseconds for a question, even on a busy machine. */
const patience = 180_000

/** Starts the compiled server on its own data folder, with only these settings. */
export async function startFuzzedServer(settings: Record<string, string>) {
  const { PATH = '' } = process.env
  const entry = path.join(import.meta.dirname, 'fuzzedServer.js')
  const child: ChildProcess = spawn(process.execPath, ['--expose-gc', entry], {
    cwd: projectRoot(),
    env: {
      PATH,
      NODE_ENV: 'production',
      TILE_URL: 'http://127.0.0.1:9/{z}/{x}/{y}.png',
      GEOCODER_URL: 'http://127.0.0.1:9',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  let output = ''
  let code: number | string | null = null
  const waiting = new Map<number, { resolve(answer: never): void; reject(error: Error): void }>()
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk
        if (/Site\s+http/.test(output)) resolve()
      })
    child.once('exit', (status, signal) => {
      code = status ?? signal
      const error = new Error(`The server ended with ${code}:\n${output.slice(-4000)}`)
      reject(error)
      for (const { reject: fail } of waiting.values()) fail(error)
    })
  })
  child.on('message', ({ id, answer, failure }: { id: number; answer: never; failure?: string }) => {
    const one = waiting.get(id)
    waiting.delete(id)
    if (failure) one?.reject(new Error(failure))
    else one?.resolve(answer)
  })
  await ready
  let asked = 0

  return {
    /** Returns the server's output since the last call. */
    takeOutput() {
      const text = output
      output = ''
      return text
    },
    /** Returns the exit code; null while the server runs. */
    ended: () => code,
    ask<Q extends keyof ServerQuestions>(question: Q): Promise<ServerQuestions[Q]> {
      const id = ++asked
      return new Promise((resolve, reject) => {
        const late = () => reject(new Error(`The server does not answer the question »${question}«`))
        setTimeout(late, patience).unref()
        if (code !== null) return reject(new Error(`The server has ended with ${code}`))
        waiting.set(id, { resolve: resolve as (answer: never) => void, reject })
        child.send({ id, question })
      })
    },
    async stop(): Promise<void> {
      if (code !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}
