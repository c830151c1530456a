import type { ListedRowKind } from '@directory/shared/importFields'
import { useText } from '../../../lib/intl.ts'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import styles from './Import.module.css'
import { importAddress } from './importState.ts'

interface Props {
  id: string
  kind: ListedRowKind
  page: number
  pages: number
}

export function RowPages({ id, kind, page, pages }: Props) {
  const text = useText()
  if (pages === 1) return null
  return (
    <nav aria-label={text('import.pages')} className={styles.pages}>
      {page > 1 && (
        <SiteLink to={importAddress(id, { kind, page: page - 1 })} preventScrollReset>
          {text('import.previous')}
        </SiteLink>
      )}
      <span>{text('import.page', { page, pages })}</span>
      {page < pages && (
        <SiteLink to={importAddress(id, { kind, page: page + 1 })} preventScrollReset>
          {text('import.next')}
        </SiteLink>
      )}
    </nav>
  )
}
