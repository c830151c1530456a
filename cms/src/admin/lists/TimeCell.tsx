'use client'
import { DefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { useLanguage } from '../language.ts'
import { regionTime } from '../regionTime.ts'

/** Shows a time in a list. Payload's own cell uses the browser's time zone, and on the server the server's. */
export function TimeCell(props: DefaultCellComponentProps) {
  const shown = regionTime(props.cellData, useLanguage())
  const field = { ...props.field, type: 'text' } as DefaultCellComponentProps['field']
  return <DefaultCell {...props} field={field} cellData={shown as never} />
}
