import path from 'node:path'
import { claimDataDir } from '#database/singleProcess.ts'
import { sqlite } from '#database/testDatabases.ts'
import { readEnvironment } from '#environment.ts'
import { BackupError } from '#features/backup/format.ts'
import { makeFolder } from '#testFolder.ts'
import { layTables } from '#testSchema.ts'
import { parseFileArgument, runCommand, withPayload } from './runCommand.ts'

async function endOf(command: Parameters<typeof runCommand>[0]) {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const print = vi.spyOn(console, 'error').mockReturnValue()
  const before = process.umask()
  await runCommand(command)
  process.umask(before)
  const told = [exit.mock.calls.flat(), print.mock.calls.flat().join('')]
  for (const spy of [exit, print]) spy.mockRestore()
  return told
}

it('a command ends with its code, or with 1 and the reason, with a stack only for faults of ours', async () => {
  expect(await endOf(async () => 2)).toEqual([[2], ''])
  expect(await endOf(() => Promise.reject(new BackupError('No backup')))).toEqual([[1], 'No backup'])
  expect(await endOf(() => Promise.reject(new Error('usage')))).toEqual([[1], 'usage'])
  const fault = await endOf(() => Promise.reject(new TypeError('x')))
  expect(fault).toEqual([[1], expect.stringMatching(/^TypeError: x\n +at /)])
})

it('a file of a command is looked for where it was called', () => {
  vi.stubEnv('INIT_CWD', path.resolve('/there'))
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(parseFileArgument(['a.csv'], 'usage')).toBe(path.resolve('/there/a.csv'))
  for (const wrong of [[], ['a', 'b']]) expect(() => parseFileArgument(wrong, 'usage')).toThrow('usage')
})

it('a command beside a server may only read', async () => {
  const [DATA_DIR, DATABASE_URL] = [makeFolder(), await sqlite.url()]
  await layTables(DATABASE_URL)
  const settings = readEnvironment({ DATA_DIR, DATABASE_URL })
  const hasClaim = async (_: unknown, has: boolean) => has
  const release = claimDataDir(DATA_DIR)
  await expect(withPayload(settings, hasClaim)).rejects.toThrow('in use by another process')
  expect(await withPayload(settings, hasClaim, { onlyReads: true })).toBe(false)
  release()
  for (let i = 0; i < 2; i++) expect(await withPayload(settings, hasClaim)).toBe(true)
})
