import type { VersionedNoun } from '@directory/shared/history'
import { useCall } from '../../../lib/api.ts'
import { momentText } from '../../../lib/dayAndTime.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { useStaffName } from '../../../lib/staffName.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { ChangedSide } from '../../../ui/FieldChanges.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { StickyBar } from '../../../ui/staff/StickyBar.tsx'
import { useFieldWords } from './useFieldWords.ts'
import styles from './Versions.module.css'

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
  const asked = { noun, id, version, language: locale }
  const { data, error, loading, retry } = useCall('GET /api/version', asked)
  if (error) return <ErrorNotice error={error} title={text('versions.failed')} onRetry={retry} />
  if (loading || !data) return <Skeleton count={6} />
  const { at, by, fields, onlyFormat } = data
  const then = [text('versions.then', { time: momentText(at, locale) }), staffName(by)]
    .filter((part) => part !== '')
    .join(' · ')
  const today = text('versions.today')
  const isSame = !onlyFormat && fields.every(({ before, after }) => before === after)
  return (
    <>
      {onlyFormat && <p>{text('versions.onlyFormat')}</p>}
      <div className={styles.room}>
        <table className={styles.whole}>
          <caption>{text('versions.wholeCaption')}</caption>
          <thead>
            <tr>
              <th scope="col">{text('compare.field')}</th>
              <th scope="col">{then}</th>
              <th scope="col">{today}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(inWords).map(({ key, label, before, after }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td data-label={then}>
                  <ChangedSide text={before} other={after} mark="del" />
                </td>
                <td data-label={today}>
                  <ChangedSide text={after} other={before} mark="ins" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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
