import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { launchBrowser } from '../browser.ts'
import { browserProgram } from '../browserProgram.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'directory-launch-'))
  vi.stubEnv('TMPDIR', folder)
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

/** Makes the tests use a browser that crashes in its first `deaths` starts. */
async function dyingBrowser(deathCount: number) {
  const { executablePath, env } = await browserProgram()
  const program = path.join(folder, 'browser.sh')
  await writeFile(
    program,
    `#!/bin/sh
echo start >> '${folder}/starts'
[ "$(wc -l < '${folder}/starts')" -le ${deathCount} ] && kill -SEGV $$
export LD_LIBRARY_PATH='${env.LD_LIBRARY_PATH ?? ''}' FONTCONFIG_FILE='${env.FONTCONFIG_FILE ?? ''}'
exec '${executablePath}' "$@"
`,
  )
  await chmod(program, 0o755)
  vi.stubEnv('CHROMIUM_PATH', program)
}

const leftoverFolders = async () =>
  (await readdir(folder)).filter((name) => name.startsWith('directory-browser-'))

it('starts a browser anew that dies while it starts', async () => {
  await dyingBrowser(2)
  const browser = await launchBrowser()
  expect(browser.isConnected()).toBe(true)
  await browser.close()
  expect(await leftoverFolders()).toEqual([])
})

it('gives up on a browser that always dies, and leaves no file behind', async () => {
  await dyingBrowser(99)
  await expect(launchBrowser()).rejects.toThrow('signal=SIGSEGV')
  expect(await leftoverFolders()).toEqual([])
})
