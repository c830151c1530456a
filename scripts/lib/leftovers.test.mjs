import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { tempInMemory } from './leftovers.mjs'
import { fromRoot } from './paths.mjs'

let outer
beforeEach(() => {
  outer = mkdtempSync(path.join(tmpdir(), 'directory-outer-'))
})
afterEach(() => rmSync(outer, { recursive: true, force: true }))

/** Runs a script that imports the tested functions, and returns the JSON it prints. */
function run(script) {
  const functions = JSON.stringify(pathToFileURL(fromRoot('scripts/lib/leftovers.mjs')).href)
  const source = `const { ownTempFolder, watchProcesses } = await import(${functions})\n${script}`
  const env = { ...process.env, TMPDIR: outer, TEMP: outer, TMP: outer }
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', source], { env, encoding: 'utf8' }),
  )
}

it('gives each run its own temp folder, names what is left in it and removes it', () => {
  const left = run(`
    import { mkdtempSync, rmSync } from 'node:fs'
    import { tmpdir } from 'node:os'
    const temp = ownTempFolder()
    mkdtempSync(tmpdir() + '/forgotten-')
    rmSync(mkdtempSync(tmpdir() + '/cleared-'), { recursive: true })
    console.log(JSON.stringify(temp.left()))`)
  expect(left).toEqual([expect.stringMatching(/^forgotten-/)])
  expect(readdirSync(outer)).toEqual([])
})

it('lies in memory only where there is such a place', () => {
  expect(tempInMemory(path.join(outer, 'no-such-folder'))).toBe(tmpdir())
})

it('lets no tool leave compiled code in it, as Vite would from Node 22 on', () => {
  const left = run(`
    import { execFileSync } from 'node:child_process'
    const temp = ownTempFolder()
    const tool = "require('node:module').enableCompileCache?.(); require('node:http')"
    execFileSync(process.execPath, ['-e', tool], { cwd: ${JSON.stringify(fromRoot())} })
    console.log(JSON.stringify(temp.left()))`)
  expect(left).toEqual([])
})

it.skipIf(process.platform === 'win32')(
  'names and ends a process whose parent has ended, even in another process group',
  () => {
    const { first, then } = run(`
    import { execFileSync, spawn } from 'node:child_process'
    const processes = watchProcesses()
    const grandchild = "setInterval(() => {}, 1000) // left behind"
    const child = spawn(process.execPath, ['-e', \`
      const { spawn } = require('node:child_process')
      const one = spawn(process.execPath, ['-e', \${JSON.stringify(grandchild)}], { detached: true, stdio: 'ignore' })
      one.unref()
      console.log('started')
      process.stdin.resume()
    \`], { stdio: ['pipe', 'pipe', 'inherit'] })
    await new Promise((resolve) => child.stdout.once('data', resolve))
    processes.look()
    const ended = new Promise((resolve) => child.once('close', resolve))
    child.stdin.end()
    await ended
    console.log(JSON.stringify({ first: await processes.left(0), then: await processes.left() }))`)
    expect([first, then]).toEqual([[expect.stringContaining('left behind')], []])
  },
)
