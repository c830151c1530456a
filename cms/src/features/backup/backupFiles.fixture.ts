import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { BasePayload, type Payload } from 'payload'
import { withoutEmpty } from '#database/journalStamp.ts'
import type { TestDatabase } from '#database/testDatabases.ts'
import { readEnvironment } from '#environment.ts'
import { createConfig } from '#payload.config.ts'
import { makeFolder } from '#testFolder.ts'
import { readContent } from './content.ts'
import { restoreBackup } from './restoreBackup.ts'

export async function emptyPlace(db: TestDatabase) {
  const dataDir = makeFolder()
  const settings = readEnvironment({ DATA_DIR: dataDir, DATABASE_URL: await db.url(), SEED: 'none' })
  const payload: Payload = await new BasePayload().init({ config: createConfig(settings) })
  payload.logger.level = 'silent'
  onTestFinished(() => payload.destroy())
  return { payload, settings, restore: (file: string) => restoreBackup(payload, file, dataDir) }
}

const alike = (items: readonly unknown[]) => items.map((item) => JSON.stringify(withoutEmpty(item))).sort()

export async function contentNow(payload: Payload): Promise<string[]> {
  const items: unknown[] = []
  for await (const item of readContent(payload, {})) items.push(item)
  return alike(items)
}

export const contentIn = async (file: string): Promise<string[]> =>
  alike((await linesOfBackup(file)).slice(1, -1).map((line) => JSON.parse(line)))

export const linesOfBackup = async (file: string): Promise<string[]> =>
  gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split('\n')

/** Writes a backup from lines without the end, with the right checksum. */
export async function writeLinesOfBackup(file: string, lines: readonly string[], end: object): Promise<void> {
  const text = `${lines.join('\n')}\n`
  const checksum = createHash('sha256').update(text).digest('hex')
  await writeFile(file, gzipSync(`${text}${JSON.stringify({ ...end, checksum })}\n`))
}
