import { allTexts } from '@directory/shared/catalogues'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { useFormProblems } from './useFormProblems.ts'

it('lists what is wrong in the order of the page: a line of hours where the hours are', () => {
  const sent = ['opening2', 'phone', 'name'].map((field) => ({ code: 'too_long', message: '', field }))
  const Lines = () =>
    useFormProblems('entry', {}, { sent, order: ['name', 'opening', 'phone'] })
      .summary.lines.map(({ id }) => id)
      .join()
  const routed = createElement(MemoryRouter, null, createElement(Lines))
  const page = createElement(IntlProvider, { locale: 'de', messages: allTexts.de }, routed)
  expect(renderToStaticMarkup(page)).toBe('entry-name,entry-opening2,entry-phone')
})
