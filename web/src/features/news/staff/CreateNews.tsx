import { routes } from '@directory/shared/routes'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../lib/intl.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { StaffPage } from '../../../ui/StaffPage.tsx'
import { NewsForm } from './NewsForm.tsx'

export default function CreateNews() {
  const text = useText()
  const [saved, setSaved] = useState<readonly string[]>([])
  const message = saved.at(-1)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The form below is empty again.
    if (saved.length > 0) box.current?.focus()
  }, [saved])
  return (
    <StaffPage title={text('edit.createNews.title')} lead={text('news_dialogue.lead')}>
      <div ref={box} tabIndex={-1}>
        {message !== undefined && (
          <Notice
            kind="success"
            title={message}
            actions={
              <>
                <LinkButton to={routes.news.href()}>{text('news_dialogue.see')}</LinkButton>
                <LinkButton to={routes.editNews.href()}>{text('edit.editNews.title')}</LinkButton>
              </>
            }
          />
        )}
      </div>
      <NewsForm key={saved.length} onSaved={(what) => setSaved([...saved, what])} />
    </StaffPage>
  )
}
