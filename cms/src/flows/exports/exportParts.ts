import type { Entry } from '@directory/shared/entry'
import { importLimits } from '@directory/shared/importFields'
import { csvRecord } from '../../operations/csv/csv.ts'
import { entryCells } from './exportCsv.ts'

/** How much of what one import takes a part holds at most on average: parts are not of the same size. */
const share = 0.75
/** Entries that are measured before others get their turn. */
const entriesPerTurn = 200

/** Into how many files entries have to go so that each of them can be imported. */
export async function countParts(entries: readonly Entry[]): Promise<number> {
  let bytes = 0
  for (const [index, entry] of entries.entries()) {
    bytes += Buffer.byteLength(csvRecord(entryCells(entry)))
    if (index % entriesPerTurn === 0) await new Promise(setImmediate)
  }
  const used = Math.max(entries.length / importLimits.rows, bytes / importLimits.file)
  return used <= 1 ? 1 : Math.ceil(used / share)
}

/**
 * Those of one part, from 1. Told by their ids, so that each entry is in exactly one of the files, whatever is created
 * or deleted while they are fetched one after the other.
 */
export const entriesOfPart = (entries: readonly Entry[], part: number, parts: number): readonly Entry[] =>
  parts <= 1 ? entries : entries.filter(({ uuid }) => hashOf(uuid) % parts === part - 1)

/** FNV-1a, 32 bits, as ids may be numbered. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
