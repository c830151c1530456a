import { useText } from '../lib/intl.ts'
import { Button } from './Button.tsx'
import { Row } from './Row.tsx'

interface Props {
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Links the pages of a long list; empty if there is only one page. */
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
