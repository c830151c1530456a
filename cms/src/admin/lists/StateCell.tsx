'use client'
import { DefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { useLanguage } from '../language.ts'

const words = {
  de: { trashed: 'Im Papierkorb', declined: 'Abgelehnte Anfrage' },
  en: { trashed: 'In the trash', declined: 'Declined request' },
}

/** Shows an entry's state: one in the trash keeps the state it gets back when restored. */
export function StateCell(props: DefaultCellComponentProps) {
  const text = words[useLanguage()]
  const { deletedAt, state } = props.rowData ?? {}
  if (!deletedAt) return <DefaultCell {...props} />
  return <span>{state === 'pending' ? text.declined : text.trashed}</span>
}
