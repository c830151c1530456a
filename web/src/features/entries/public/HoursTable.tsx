import type { ReactNode } from 'react'
import { useText } from '../../../lib/intl.ts'

/** Days and the hours of each, under headings. */
export function HoursTable({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const text = useText()
  return (
    <table className={className}>
      <thead>
        <tr>
          <th scope="col">{text('provider.days')}</th>
          <th scope="col">{text('provider.hours')}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

/** A line of it; hours that name no days take the whole line. */
export function HoursRow({ days, hours }: { days: string; hours: string }) {
  return (
    <tr>
      {days === '' ? (
        <td colSpan={2}>{hours}</td>
      ) : (
        <>
          <th scope="row">{days}</th>
          <td>{hours}</td>
        </>
      )}
    </tr>
  )
}
