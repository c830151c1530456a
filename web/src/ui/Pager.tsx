import { useText } from '#lib/intl.ts'
import { Button } from './Button.tsx'
import { Row } from './Row.tsx'

interface Props {
  page: number
  pages: number
  onPage: (page: number) => void
}

export function Pager({ page, pages, onPage }: Props) {
  const text = useText()
  if (pages < 2) return null
  return (
    <nav aria-label={text('table.pages')}>
      <Row>
        <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
          {text('table.pageBefore')}
        </Button>
        <p>{text('table.page', { page, pages })}</p>
        <Button disabled={page === pages} onClick={() => onPage(page + 1)}>
          {text('table.pageAfter')}
        </Button>
      </Row>
    </nav>
  )
}
