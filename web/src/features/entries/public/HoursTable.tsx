import type { ReactNode } from 'react'
import { useText } from '../../../lib/intl.ts'

/** Renders a table with a column for days and one for their hours. */
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

/** Renders a row of the table; hours without days span both columns. */
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
