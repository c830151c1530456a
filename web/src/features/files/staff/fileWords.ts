import type { OutputOf } from '@directory/shared/contract'
import type { MessageId, useText } from '../../../lib/intl.ts'

export type StoredFile = OutputOf<'GET /api/filedetails'>[number]

export function sizeInWords(bytes: number, locale: string): string {
  const [unit, divisor] = bytes < 1_000_000 ? ['kB', 1000] : ['MB', 1_000_000]
  const value = Math.max(bytes / divisor, 0.1)
  return `${value.toLocaleString(locale, { maximumFractionDigits: value < 10 ? 1 : 0 })} ${unit}`
}

const useLabels: Readonly<Record<StoredFile['uses'][number]['kind'], MessageId>> = {
  topCategory: 'files.use.topCategory',
  person: 'files.use.person',
  outline: 'files.use.outline',
  page: 'files.use.page',
  news: 'files.use.news',
  trashedNews: 'files.use.trashedNews',
  link: 'files.use.link',
}

export const usesInWords = ({ uses }: StoredFile, text: ReturnType<typeof useText>): string[] =>
  uses.map(({ kind, name }) => text(useLabels[kind], { name }))
