import type { VersionedNoun } from '@directory/shared/history'
import { useCall } from '../../../lib/api.ts'
import { momentText } from '../../../lib/dayAndTime.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { useStaffName } from '../../../lib/staffName.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Comparison } from '../../../ui/Comparison.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { StickyBar } from '../../../ui/staff/StickyBar.tsx'
import { useFieldWords } from './useFieldWords.ts'

interface Props {
  noun: VersionedNoun
  id: string
  version: string
  /** Path of the list. */
  back: string
  busy: boolean
  onRestore: (version: { id: string; at: string }) => void
}

/** Shows a whole earlier version beside the document as it is today. */
export function WholeVersion({ noun, id, version, back, busy, onRestore }: Props) {
  const text = useText()
  const locale = useLocale()
  const staffName = useStaffName()
  const inWords = useFieldWords(noun)
  const query = { noun, id, version, language: locale }
  const { data, error, loading, retry } = useCall('GET /api/versions', query)
  if (error) return <ErrorNotice error={error} title={text('versions.failed')} onRetry={retry} />
  const whole = data?.whole
  if (loading || !whole) return <Skeleton count={6} />
  const { at, by, fields, onlyFormat } = whole
  const then = [text('versions.then', { time: momentText(at, locale) }), staffName(by)]
    .filter((part) => part !== '')
    .join(' · ')
  const isSame = !onlyFormat && fields.every(({ before, after }) => before === after)
  return (
    <>
      {onlyFormat && <p>{text('versions.onlyFormat')}</p>}
      <Comparison
        caption={text('versions.wholeCaption')}
        names={{ now: then, wanted: text('versions.today') }}
        rows={fields.map(inWords).map(({ key, label, before, after }) => ({
          key,
          label,
          now: before,
          wanted: after,
          german: true,
        }))}
      />
      <StickyBar
        main={
          !isSame && (
            <Button look="main" aria-disabled={busy} onClick={() => !busy && onRestore({ id: version, at })}>
              {text('versions.restore')}
            </Button>
          )
        }
      >
        <LinkButton to={back}>{text('versions.back')}</LinkButton>
      </StickyBar>
    </>
  )
}
