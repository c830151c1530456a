import type { OutputOf } from '@directory/shared/contract'
import type { VersionedNoun } from '@directory/shared/history'
import { useText } from '../../../lib/intl.ts'
import { FieldChanges } from '../../../ui/FieldChanges.tsx'
import { useFieldWords } from './useFieldWords.ts'

type Changed = OutputOf<'GET /api/versions'>['versions'][number]['changes']

export function VersionChanges({ noun, changes }: { noun: VersionedNoun; changes: Changed }) {
  const text = useText()
  const inWords = useFieldWords(noun)
  if (changes.some(({ field }) => field === 'format')) return <p>{text('versions.onlyFormat')}</p>
  return <FieldChanges changes={changes.map(inWords)} />
}
