import { allTexts } from '@directory/shared/catalogues'
import { splitLocale } from '@directory/shared/locales'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { CallError } from './api.ts'
import { useErrorText } from './errorText.ts'
import { useFormProblems } from './useFormProblems.ts'

const rendered = (page: FunctionComponent, address = '/') => {
  const routed = createElement(MemoryRouter, { initialEntries: [address] }, createElement(page))
  const { locale } = splitLocale(address)
  return renderToStaticMarkup(createElement(IntlProvider, { locale, messages: allTexts[locale] }, routed))
}

it("tells an English reader of a new kind of refusal in English, and a German one in the server's words", () => {
  const refusal = new CallError(400, 'something_new', 'So geht es nicht.')
  const Words = () => useErrorText()(refusal)
  expect(rendered(Words)).toBe('So geht es nicht.')
  expect(rendered(Words, '/en')).toBe(allTexts.en['error.refused'])
})

it('lists what is wrong in the order of the page: a line of hours where the hours are', () => {
  const sent = ['opening2', 'phone', 'name'].map((field) => ({ code: 'too_long', message: '', field }))
  const Lines = () =>
    useFormProblems('entry', {}, { sent, order: ['name', 'opening', 'phone'] })
      .summary.lines.map(({ id }) => id)
      .join()
  expect(rendered(Lines)).toBe('entry-name,entry-opening2,entry-phone')
})
