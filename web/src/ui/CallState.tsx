import type { ComponentProps } from 'react'
import type { CallError } from '../lib/api.ts'
import { ErrorNotice } from './ErrorNotice.tsx'
import { Skeleton } from './Skeleton.tsx'

interface Props extends ComponentProps<typeof Skeleton> {
  error: CallError | null | undefined
  loading: boolean
  /** What failed, as a sentence. */
  title: string
  retry: () => void
}

/** Shows that a call has failed, or that its answer is on the way. */
export function CallState({ error, loading, title, retry, ...skeleton }: Props) {
  return (
    <>
      {error && <ErrorNotice error={error} title={title} onRetry={retry} />}
      {loading && <Skeleton {...skeleton} />}
    </>
  )
}
