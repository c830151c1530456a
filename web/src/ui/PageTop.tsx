import type { ReactNode } from 'react'
import { Breadcrumb } from './Breadcrumb.tsx'
import { PageHeading } from './PageHeading.tsx'

interface Props {
  title: string
  lead?: ReactNode
  aside?: ReactNode
}

/** Of a page right below the home page. */
export function PageTop({ title, lead, aside }: Props) {
  return (
    <>
      <Breadcrumb trail={[{ label: title }]} aside={aside} />
      <PageHeading lead={lead}>{title}</PageHeading>
    </>
  )
}
