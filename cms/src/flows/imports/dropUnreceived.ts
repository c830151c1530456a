import type { Payload } from 'payload'
import { currentIso } from '../../clock.ts'
import { words } from '../../operations/words/words.ts'
import { deleteParts } from './parts.ts'
import { changeIf, ended, type ImportChange, type ImportRecord } from './records.ts'

const isReceiving = ({ state }: ImportRecord) => state === 'receiving'

/** Ends an import whose file was being uploaded when the process ended, because most of it is lost. */
export async function dropUnreceived(payload: Payload, record: ImportRecord): Promise<void> {
  const change: ImportChange = {
    ...ended(record),
    state: 'failed',
    finishedAt: currentIso(),
    message: words('de', 'import.not_received'),
  }
  if (await changeIf(payload, record.id, isReceiving, change)) await deleteParts(payload, record.id)
}
