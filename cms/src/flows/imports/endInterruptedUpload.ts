import type { Payload } from 'payload'
import { currentIso } from '../../clock.ts'
import { deleteParts } from './parts.ts'
import { because } from './reasons.ts'
import { changeImportIf, type ImportChange, type ImportRecord, releasedFields } from './records.ts'

const isReceiving = ({ state }: ImportRecord) => state === 'receiving'

/** Ends an import whose file was being uploaded when the process ended, because most of it is lost. */
export async function endInterruptedUpload(payload: Payload, record: ImportRecord): Promise<void> {
  const change: ImportChange = {
    ...releasedFields(record),
    state: 'failed',
    finishedAt: currentIso(),
    reasons: because('not_received'),
  }
  if (await changeImportIf(payload, record.id, isReceiving, change)) await deleteParts(payload, record.id)
}
