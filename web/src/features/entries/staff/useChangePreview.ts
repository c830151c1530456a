import type { BodyOf, OutputOf } from '@directory/shared/contract'
import { call } from '../../../lib/api.ts'
import { useErrorText } from '../../../lib/errorText.ts'
import { useFresh } from '../../../lib/useFresh.ts'
import { useSettled } from '../../../lib/useSettled.ts'

type Change = Extract<BodyOf<'POST /api/changeEntries'>, { field: unknown }>
type PreviewRequest = Pick<Change, 'field' | 'value'>
export type BulkValue = PreviewRequest['value']
export type BulkPreview = Pick<OutputOf<'POST /api/changeEntries'>, 'count' | 'overwritten'>

/** Returns what giving entries one value would do; nothing before a value was chosen. */
export function useChangePreview(asked: PreviewRequest & { entries: readonly string[] }) {
  const errorText = useErrorText()
  const of = String(asked.value).trim() === '' ? '' : JSON.stringify(asked)
  const settled = useSettled(of)
  const { data, error } = useFresh<BulkPreview>(
    settled === '' || settled !== of ? null : `preview ${of}`,
    () => call('POST /api/changeEntries', { ...JSON.parse(of), preview: true }),
  )
  return { preview: data ?? null, error: error && errorText(error) }
}
