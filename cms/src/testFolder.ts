import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const folders: string[] = []

/** Makes a folder that lasts as long as its test file. */
export function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'directory-test-'))
  folders.push(folder)
  return folder
}

export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}
