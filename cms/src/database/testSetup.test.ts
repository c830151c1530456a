import { setup } from './testSetup.ts'

afterEach(() => vi.unstubAllEnvs())

// `scripts/test.mjs` counts a run as skipped that ends with the word SKIPPED, and any other as failed.
it.each([
  ['MONGODB_TEST_URL', 'no address of a database'],
  ['MONGOMS_SYSTEM_BINARY', '/no/such/mongod'],
])('an unusable MongoDB named by %s fails the run and skips no test', async (name, value) => {
  vi.stubEnv('MONGODB_TEST_URL', '')
  vi.stubEnv('MONGOMS_SYSTEM_BINARY', '')
  vi.stubEnv('MONGOMS_DOWNLOAD_MIRROR', 'http://127.0.0.1:9') // Nothing listens there.
  vi.stubEnv('TEST_DATABASE', 'MongoDB')
  vi.stubEnv(name, value)
  const failure: unknown = await setup({ provide: () => {} }).catch((error: unknown) => error)
  expect(String(failure)).toMatch(/Error/)
  expect(String(failure)).not.toMatch(/SKIPPED/)
})
