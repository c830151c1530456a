import type { BodyOf, OutputOf } from '@directory/shared/contract'
import useSWR from 'swr'
import { asCallError, call } from '../../../lib/api.ts'
import { useErrorText } from '../../../lib/errorText.ts'
import { useSettled } from '../../../lib/useSettled.ts'

type Change = Extract<BodyOf<'POST /api/changeEntries'>, { field: unknown }>
type PreviewRequest = Pick<Change, 'field' | 'value'>
export type BulkValue = PreviewRequest['value']
export type BulkPreview = Pick<OutputOf<'POST /api/changeEntries'>, 'count' | 'overwritten'>

/** Asks anew each time, because entries may have changed since the same question. */
const askAnew = { dedupingInterval: 0, revalidateOnFocus: false, shouldRetryOnError: false } as const

/** Returns what giving entries one value would do; nothing before a value was chosen. */
export function useChangePreview(asked: (PreviewRequest & { entries: readonly string[] }) | null) {
  const errorText = useErrorText()
  const of = asked === null || asked.value === '' ? '' : JSON.stringify(asked)
  const settled = useSettled(of)
  const { data, error, isValidating } = useSWR<BulkPreview, unknown>(
    settled === '' || settled !== of ? null : `preview ${of}`,
    () => call('POST /api/changeEntries', { ...JSON.parse(of), preview: true }),
    askAnew,
  )
  if (isValidating || error === undefined)
    return { preview: isValidating ? null : (data ?? null), error: undefined }
  return { preview: null, error: errorText(asCallError(error)) }
}
