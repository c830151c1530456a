import type { BodyOf, OutputOf } from '@directory/shared/contract'
import { useEffect, useState } from 'react'
import { asCallError, call } from '../../../lib/api.ts'
import { useErrorText } from '../../../lib/errorText.ts'

const typingMs = 300

type PreviewRequest = Pick<BodyOf<'POST /api/changeEntries'>, 'field' | 'value'>
export type BulkValue = PreviewRequest['value']
export type BulkPreview = Pick<OutputOf<'POST /api/changeEntries'>, 'count' | 'overwritten'>

/** Returns what giving entries one value would do; nothing before a value was chosen. */
export function useChangePreview(asked: (PreviewRequest & { entries: readonly string[] }) | null) {
  const errorText = useErrorText()
  const [found, setFound] = useState<{ of: string; preview: BulkPreview | null; error?: string } | null>(null)
  const of = asked === null || asked.value === '' ? '' : JSON.stringify(asked)
  useEffect(() => {
    if (of === '') return
    let isCurrent = true
    const ask = async () => {
      const answer = await call('POST /api/changeEntries', { ...JSON.parse(of), preview: true }).then(
        (preview) => ({ of, preview }),
        (failure) => ({
          of,
          preview: null,
          error: errorText(asCallError(failure)),
        }),
      )
      if (isCurrent) setFound(answer)
    }
    const timer = setTimeout(() => void ask(), typingMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [of, errorText])
  const isKnown = of !== '' && found?.of === of
  return { preview: isKnown ? found.preview : null, error: isKnown ? found.error : undefined }
}
