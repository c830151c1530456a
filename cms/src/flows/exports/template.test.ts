import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { type Entry, fromBufferPromise } from 'yauzl'
import { importTemplate } from './importTemplate.fixture.ts'

const file = path.join(import.meta.dirname, 'template.xlsx')

/** Unpacks a workbook, because packed bytes differ by time and machine, but their content does not. */
async function partsOf(workbook: Buffer): Promise<Record<string, string>> {
  const zip = await fromBufferPromise(workbook, { lazyEntries: true })
  const parts: Record<string, string> = {}
  for await (const entry of zip.eachEntry() as AsyncIterable<Entry>)
    parts[entry.fileName] = await text(await zip.openReadStreamPromise(entry))
  return parts
}

// UPDATE_TEMPLATE=1 npx vitest run cms/src/flows/exports/template.test.ts
it('matches the table of fields and the column names; UPDATE_TEMPLATE=1 writes it again', async () => {
  const wanted = await importTemplate()
  if (process.env.UPDATE_TEMPLATE) await writeFile(file, wanted)
  expect(await partsOf(await readFile(file))).toEqual(await partsOf(wanted))
})
