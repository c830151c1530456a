import { useState } from 'react'
import { useLocale, useText } from '#lib/intl.ts'
import { makePdf } from '#lib/makePdf.ts'
import { defaultPaperFormat, maxEntriesByIds } from '#shared/paper'
import { routes } from '#shared/routes'
import { Button, LinkButton } from '#ui/Button.tsx'
import { EmptyNotice } from '#ui/EmptyNotice.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useRemembered } from '../../mylist/door.ts'
import { FormatFields } from './FormatFields.tsx'
import styles from './Paper.module.css'
import { usePdf } from './usePdf.ts'

/** Only the ids are sent to the server. */
export default function ListBooklet() {
  const text = useText()
  const locale = useLocale()
  const list = useRemembered()
  const [format, setFormat] = useState(defaultPaperFormat)
  const { make, busy, place } = usePdf()
  if (list.length === 0)
    return (
      <EmptyNotice
        title={text('paper.listEmpty')}
        actions={
          <LinkButton to={routes.fastsearch.href()} icon="search">
            {text('nav.search')}
          </LinkButton>
        }
      />
    )
  const ids = list.slice(0, maxEntriesByIds).map(({ id }) => id)
  const makeList = () =>
    make((onPlace) => makePdf('POST /api/paperOfList', { ids, locale, ...format }, onPlace))
  return (
    <div className={styles.form}>
      <FormatFields format={format} onFormat={setFormat} />
      {list.length > maxEntriesByIds && <p>{text('paper.listMax', { max: maxEntriesByIds })}</p>}
      <p>{text('paper.listPrivate')}</p>
      <Button look="main" icon="print" aria-disabled={busy} onClick={makeList}>
        {text('paper.make')}
      </Button>
      {busy && (
        <Notice title={text('paper.waiting')} role="status">
          {place > 0 && text('paper.queue', { place })}
        </Notice>
      )}
    </div>
  )
}
