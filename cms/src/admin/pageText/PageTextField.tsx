'use client'

import { RenderLexical } from '@payloadcms/richtext-lexical/client'
import { Banner, FieldError, TextareaInput, useField, useFormFields, useTranslation } from '@payloadcms/ui'
import type { CodeFieldClientProps } from 'payload'
import { type ComponentProps, useSyncExternalStore } from 'react'
import { TextChangeContext } from './HandOverEarly.tsx'
import { PagePreview } from './PagePreview.tsx'
import { blocksOf } from './pageText.ts'
import { textsOf } from './texts.ts'
import { usePageText } from './usePageText.ts'
import { useTitleInWords } from './useTitleInWords.ts'

type Lexical = ComponentProps<typeof RenderLexical>

const never = () => () => {}

/** Edits a page's HTML as text. Only browsers can parse HTML, so the server shows nothing. */
export function PageTextField(props: CodeFieldClientProps) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isBrowser ? <PageText {...props} /> : <div className="field-type" />
}

/** Edits the text; read-only if editing would lose something. */
function PageText({ path: givenPath, readOnly = false }: CodeFieldClientProps) {
  const { i18n } = useTranslation()
  const texts = textsOf(i18n.language)
  const { value, initialValue, setValue, path, showError } = useField<string | null>({
    potentiallyStalePath: givenPath,
  })
  const name = useFormFields(([fields]) => fields.name?.value)
  useTitleInWords(name)
  const html = value ?? ''
  const { state, version, change } = usePageText(html, setValue)
  const isSaved = html === (initialValue ?? '')
  const isOnlyShown = readOnly || (state === null && isSaved)
  return (
    <div className="field-type">
      <FieldError path={path} showError={showError} />
      {state === null && (
        <Banner type="info">
          <span>{isSaved ? texts.readOnly : texts.notShown} </span>
          <a href={name ? `/edit/pages?page=${name}` : '/edit/pages'}>{texts.editElsewhere}</a>
        </Banner>
      )}
      {isOnlyShown && <PagePreview html={html} title={texts.preview} />}
      {!isOnlyShown && state && (
        <TextChangeContext value={change}>
          <RenderLexical
            key={version}
            path="richText"
            schemaPath="collection.pages.richText"
            initialValue={blocksOf(state)}
            value={state as unknown as Lexical['value']}
            setValue={(next: unknown) => change(next as typeof state)}
          />
        </TextChangeContext>
      )}
      <details>
        <summary>HTML</summary>
        <TextareaInput
          path={path}
          label={texts.html}
          description={texts.htmlHint}
          value={html}
          readOnly={isOnlyShown}
          rows={12}
          onChange={({ target }) => setValue(target.value)}
        />
      </details>
    </div>
  )
}
