export type MediumKind = 'image' | 'video'

/**
 * The server leaves pictures and videos from elsewhere as boxes with a link. This puts a button into each, which
 * loads it in place. Answers what takes the buttons out again.
 */
export function offerToLoad(
  container: HTMLElement,
  labelOf: (kind: MediumKind, host: string) => string,
): () => void {
  const boxes = container.querySelectorAll<HTMLElement>('.external-media[data-src]')
  const buttons = [...boxes].map((box) => {
    const { src = '', host = '', kind } = box.dataset
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = labelOf(kind === 'video' ? 'video' : 'image', host)
    button.addEventListener('click', () => {
      const frame = frameOf(src, box.textContent)
      button.replaceWith(frame)
      // The button had the focus; without this it would fall back to the top of the page.
      frame.focus()
    })
    box.prepend(button)
    return button
  })
  return () => {
    for (const button of buttons) button.remove()
  }
}

/** The page itself never asks a stranger: a document of this site does, with a policy for just that address. */
function frameOf(src: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.src = `/external-media?src=${encodeURIComponent(src)}`
  frame.title = title
  frame.allow = 'fullscreen; picture-in-picture'
  return frame
}
