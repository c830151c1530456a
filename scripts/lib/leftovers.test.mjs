import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { fromRoot } from './paths.mjs'

const outer = mkdtempSync(path.join(tmpdir(), 'directory-outer-'))
afterAll(() => rmSync(outer, { recursive: true, force: true }))

/** Runs a script that imports the tested functions, and returns the JSON it prints. */
function run(script) {
  const functions = JSON.stringify(pathToFileURL(fromRoot('scripts/lib/leftovers.mjs')).href)
  const source = `const { ownTempFolder } = await import(${functions})\n${script}`
  const env = { ...process.env, TMPDIR: outer, TEMP: outer, TMP: outer }
  const args = ['--input-type=module', '-e', source]
  return JSON.parse(execFileSync(process.execPath, args, { env, encoding: 'utf8' }))
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
