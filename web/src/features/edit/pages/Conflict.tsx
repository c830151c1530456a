import type { OutputOf } from '@directory/shared/contract'
import type { PageName } from '@directory/shared/page'
import { sourceOf } from '@directory/shared/pageHtml/domSource'
import { readHtml } from '@directory/shared/pageHtml/readHtml'
import { writeForVisitors } from '@directory/shared/pageHtml/writeHtml'
import { useEffect, useRef } from 'react'
import { Button } from '../../../components/Button.tsx'
import { Card } from '../../../components/Card.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { RichText } from '../../../components/RichText.tsx'
import { useText } from '../../../lib/intl.ts'
import { useQuicker } from '../../../lib/quicker.ts'

interface Props {
  page: PageName
  current: OutputOf<'GET /api/pageSource'>
  onTheirs: () => void
  onMine: () => void
}

/** Somebody else has saved the page meanwhile: shows theirs, nothing is overwritten by itself. */
export function Conflict({ page, current, onTheirs, onMine }: Props) {
  const text = useText()
  const quicker = useQuicker({ noun: 'pages', id: page }, current.updatedAt)
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other version is looked at anew
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [current.updatedAt])
  const theirs = writeForVisitors(readHtml(sourceOf(current.content)).ops, window.location.origin)
  return (
    <div ref={box} tabIndex={-1} className="noRing">
      <Notice
        kind="warning"
        role="alert"
        title={text('pages_edit.conflictTitle', { ...quicker })}
        actions={
          <>
            <Button onClick={onTheirs}>{text('pages_edit.takeTheirs')}</Button>
            <Button onClick={onMine}>{text('pages_edit.keepMine')}</Button>
          </>
        }
      >
        <p>{text('pages_edit.conflictText')}</p>
        <details>
          <summary>{text('pages_edit.showTheirs')}</summary>
          <Card>
            <RichText html={theirs} />
          </Card>
        </details>
      </Notice>
    </div>
  )
}
