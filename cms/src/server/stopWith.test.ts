import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { BasePayload, type Payload } from 'payload'
import { fakeMongo } from '../database/fakeMongo.fixture.ts'
import { readEnvironment } from '../environment.ts'
import { createConfig } from '../payload.config.ts'
import { attachServices } from './start.ts'

afterEach(() => void vi.useRealTimers())

it('background work ends with the database, so that nothing uses a closed connection', async () => {
  const mongo = await fakeMongo()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'directory-stop-'))
  const settings = readEnvironment({ DATABASE_URL: mongo.url, DATA_DIR: dataDir, SEED: 'none' })
  const config = await createConfig(settings)
  const payload = (await new BasePayload().init({ config, disableOnInit: true })) as unknown as Payload
  payload.logger.level = 'silent'
  const complain = vi.spyOn(payload.logger, 'error')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await attachServices(payload, settings)
  await vi.advanceTimersByTimeAsync(120_000)
  await payload.destroy()
  // The driver ends its sessions without waiting for an answer, so this arrives after its own end.
  while (mongo.optionsOf('endSessions').length === 0) await new Promise(setImmediate)
  const asked = mongo.commands().length
  await vi.advanceTimersByTimeAsync(600_000)
  expect(mongo.commands()).toHaveLength(asked)
  expect(complain).not.toHaveBeenCalled()
  vi.useRealTimers()
  await mongo.stop()
  await rm(dataDir, { recursive: true })
})
