import type { Entry } from '@directory/shared/entry'
import { importLimits } from '@directory/shared/importFields'
import { yieldToRequests } from '../../clock.ts'
import { csvRecord } from '../../operations/csv/csv.ts'
import { entryCells } from './exportCsv.ts'

/** Average share of an import's limits that a part uses, because parts differ in size. */
const share = 0.75
/** Number of entries measured before other requests get their turn. */
const entriesPerTurn = 200

/** Returns the number of files needed so that each can be imported. */
export async function countParts(entries: readonly Entry[]): Promise<number> {
  let bytes = 0
  for (const [index, entry] of entries.entries()) {
    bytes += Buffer.byteLength(csvRecord(entryCells(entry)))
    if (index % entriesPerTurn === 0) await yieldToRequests()
  }
  const used = Math.max(entries.length / importLimits.rows, bytes / importLimits.file)
  return used <= 1 ? 1 : Math.ceil(used / share)
}

/**
 * Returns the entries of one part, counted from 1. They are chosen by id, so that each entry is in exactly one file
 * even if others are created or deleted between the downloads.
 */
export const entriesOfPart = (entries: readonly Entry[], part: number, parts: number): readonly Entry[] =>
  parts <= 1 ? entries : entries.filter(({ uuid }) => hashOf(uuid) % parts === part - 1)

/** Returns a hash (FNV-1a, 32 bits) to spread even numbered ids evenly. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
