import { DefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps, DefaultServerCellComponentProps } from 'payload'
import { adminLogText } from './adminLogText.ts'

/** Shows the action or the entry of a log line in the admin's list, in the reader's language. */
export function LogCell({
  collectionSlug,
  field,
  i18n,
  link,
  linkURL,
  rowData,
}: DefaultServerCellComponentProps & Pick<DefaultCellComponentProps, 'linkURL'>) {
  const texts = adminLogText(
    i18n.language === 'en' ? 'en' : 'de',
    rowData as Parameters<typeof adminLogText>[1],
  )
  const textField = { name: 'told', type: 'text' } as DefaultCellComponentProps['field']
  return (
    <DefaultCell
      cellData={texts['name' in field && field.name === 'entry' ? 'entry' : 'action'] as never}
      collectionSlug={collectionSlug}
      field={textField}
      link={link ?? false}
      linkURL={linkURL as string}
      rowData={{ id: rowData.id }}
    />
  )
}
