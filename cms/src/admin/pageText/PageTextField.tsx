'use client'

import { RenderLexical } from '@payloadcms/richtext-lexical/client'
import { Banner, FieldError, TextareaInput, useField, useFormFields } from '@payloadcms/ui'
import type { CodeFieldClientProps } from 'payload'
import { type ComponentProps, useSyncExternalStore } from 'react'
import { useAdminText } from '../useAdminText.ts'
import { TextChangeContext } from './HandOverEarly.tsx'
import { usePageText } from './usePageText.ts'

type Lexical = ComponentProps<typeof RenderLexical>

const never = () => () => {}

/** Only browsers can parse HTML, so the server shows nothing. */
export function PageTextField(props: CodeFieldClientProps) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isBrowser ? <PageText {...props} /> : <div className="field-type" />
}

function PageText({ path: givenPath, readOnly = false }: CodeFieldClientProps) {
  const text = useAdminText()
  const { value, initialValue, setValue, path, showError } = useField<string | null>({
    potentiallyStalePath: givenPath,
  })
  const name = useFormFields(([fields]) => fields.name?.value)
  const html = value ?? ''
  const { state, version, change } = usePageText(html, setValue)
  const isSaved = html === (initialValue ?? '')
  const isOnlyShown = readOnly || (state === null && isSaved)
  return (
    <div className="field-type">
      <FieldError path={path} showError={showError} />
      {state === null && (
        <Banner type="info">
          <span>{text(isSaved ? 'admin.page_text.readOnly' : 'admin.page_text.notShown')} </span>
          <a href={name ? `/edit/pages?page=${name}` : '/edit/pages'}>
            {text('admin.page_text.editElsewhere')}
          </a>
        </Banner>
      )}
      {isOnlyShown && <PagePreview html={html} title={text('admin.page_text.preview')} />}
      {!isOnlyShown && state && (
        <TextChangeContext value={change}>
          <RenderLexical
            key={version}
            path="richText"
            schemaPath="collection.pages.richText"
            // The server needs nothing of the text.
            initialValue={{ root: { ...state.root, children: [] } }}
            value={state as unknown as Lexical['value']}
            setValue={(next: unknown) => change(next as typeof state)}
          />
        </TextChangeContext>
      )}
      <details>
        <summary>HTML</summary>
        <TextareaInput
          path={path}
          label={text('admin.page_text.html')}
          description={text('admin.page_text.htmlHint')}
          value={html}
          readOnly={isOnlyShown}
          rows={12}
          onChange={({ target }) => setValue(target.value)}
        />
      </details>
    </div>
  )
}

/** Forbids scripts and other servers. Our own pictures need a frame of our origin. */
const head = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'">
<style>body { font: 16px/1.5 sans-serif; color: #1b2426; background: #fff; overflow-wrap: anywhere } img { max-width: 100% }</style>`

function PagePreview({ html, title }: { html: string; title: string }) {
  return (
    <iframe
      title={title}
      sandbox="allow-same-origin"
      srcDoc={head + html}
      style={{ width: '100%', height: '24rem', border: '1px solid var(--theme-elevation-150)' }}
    />
  )
}
