import type { ComponentProps } from 'react'
import type { CallError } from '#lib/api.ts'
import { ErrorNotice } from './ErrorNotice.tsx'
import { Skeleton } from './Skeleton.tsx'

interface Props extends ComponentProps<typeof Skeleton> {
  error: CallError | null | undefined
  loading: boolean
  title: string
  retry: () => void
}

export function CallState({ error, loading, title, retry, ...skeleton }: Props) {
  return (
    <>
      {error && <ErrorNotice error={error} title={title} onRetry={retry} />}
      {loading && <Skeleton {...skeleton} />}
    </>
  )
}
