import { execFile } from 'node:child_process'
import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '#lib/paths/projectRoot.ts'
import { makeFolder } from '#testFolder.ts'
import { onDatabase } from '#testSuite.ts'
import { loginAt, serverProcesses } from '../testProcess.ts'

const admin = { ADMIN_USERNAME: 'chief', ADMIN_PASSWORD: 'password of the chief' }

onDatabase('backup and restore by command', (db) => {
  const processes = serverProcesses()
  const fresh = async () => ({ DATA_DIR: makeFolder(), DATABASE_URL: await db.url(), RATE_LIMIT: 'off' })
  const run = async (settings: Record<string, string>) => {
    const { url, child, ended } = processes.run({ ...settings, ...admin })
    const stop = () => {
      child.kill('SIGTERM')
      return ended
    }
    return { url: await url, stop }
  }
  const command = async (name: 'backup' | 'restore', file: string, settings: Record<string, string>) => {
    const script = path.join(path.dirname(processes.entry()), `${name}Command.js`)
    const env = { PATH: process.env.PATH, NODE_ENV: 'production' as const, ...settings }
    return promisify(execFile)(process.execPath, [script, file], { cwd: projectRoot(), env }).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      ({ code, stdout, stderr }) => ({ code, said: `${stdout}${stderr}` }),
    )
  }

  it('work with a running or stopped server, and restore the accounts', async () => {
    const from = await fresh()
    const server = await run(from)
    const warm = path.join(from.DATA_DIR, 'warm')
    expect(await command('backup', warm, from)).toMatchObject({ code: 0 })
    expect(await command('backup', warm, from)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^There is already a file [^\n]*\n$/),
    })
    await server.stop()
    const cold = path.join(from.DATA_DIR, 'cold')
    expect(await command('backup', cold, from)).toMatchObject({ code: 0 })
    for (const file of [warm, cold]) {
      const into = await fresh()
      expect(await command('restore', file, into)).toMatchObject({
        code: 0,
        said: expect.stringMatching(
          /is restored: \d+ documents, 0 files\.\nNo mail .* "E-Mails wieder senden" \("Send mails again"\) under \/edit\/mails\./,
        ),
      })
      expect(await command('restore', file, into)).toMatchObject({
        code: 1,
        said: expect.stringContaining('not empty'),
      })
      const again = await run(into)
      expect(await loginAt(again.url, 'chief', admin.ADMIN_PASSWORD)).toBeTruthy()
      await again.stop()
    }
  })

  it('report an unknown option in one line', async () => {
    const { code, said } = await command('backup', '--help', await fresh())
    expect(code).toBe(1)
    expect(said).toMatch(/^Unknown option '--help'[^\n]*\n$/)
  })

  it('change nothing with a broken backup', async () => {
    const into = await fresh()
    const file = path.join(into.DATA_DIR, '../no-backup-at-all')
    await writeFile(file, 'PNG')
    const place = path.join(into.DATA_DIR, 'new')
    const refused = await command('restore', file, { ...into, DATA_DIR: place })
    await rm(file)
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('no backup') })
    await expect(readdir(place)).rejects.toThrow('ENOENT')
  })
})
