import { pictureToken, splitPictures } from './pictureToken.ts'

it.each([
  { src: '/api/file/haus (1).png', alt: 'Ein Haus [am Main] 🏠' },
  { src: 'data:image/png;base64,aa==', alt: '' },
])('a picture becomes one word of a text and is found in it again: $src', (picture) => {
  const word = pictureToken(picture).trim()
  expect(word).not.toMatch(/\s/)
  expect(splitPictures(`vorn ${word} hinten`)).toEqual([
    'vorn ',
    { src: picture.src.replace(' (', '%20%28').replace(')', '%29'), alt: picture.alt },
    ' hinten',
  ])
})

it('text that only looks like a picture stays text', () => {
  for (const text of ['![%](x)', '![a b](/c)', '[a](b)', '!']) expect(splitPictures(text)).toEqual([text])
})
