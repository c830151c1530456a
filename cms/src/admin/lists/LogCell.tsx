import { DefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps, DefaultServerCellComponentProps } from 'payload'
import { adminLogText } from './adminLogText.ts'

/** Shows what was done, and to what, in the reader's language. */
export function LogCell({
  collectionSlug,
  field,
  i18n,
  link,
  linkURL,
  rowData,
}: DefaultServerCellComponentProps & Pick<DefaultCellComponentProps, 'linkURL'>) {
  const told = adminLogText(
    i18n.language === 'en' ? 'en' : 'de',
    rowData as Parameters<typeof adminLogText>[1],
  )
  const shown = { name: 'told', type: 'text' } as DefaultCellComponentProps['field']
  return (
    <DefaultCell
      cellData={told['name' in field && field.name === 'entry' ? 'entry' : 'action'] as never}
      collectionSlug={collectionSlug}
      field={shown}
      link={link ?? false}
      linkURL={linkURL as string}
      rowData={{ id: rowData.id }}
    />
  )
}
