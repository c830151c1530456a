export type MediumKind = 'image' | 'video'

/**
 * Adds a button to each box with which the server replaced an external picture or video; it loads the content in place.
 * Returns a function that removes the buttons.
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
      // The removed button had the focus, which would otherwise return to the top of the page.
      frame.focus()
    })
    box.prepend(button)
    return button
  })
  return () => {
    for (const button of buttons) button.remove()
  }
}

/**
 * Loads external content in a frame from our own origin, whose policy allows just that address; the page itself
 * contacts no third party.
 */
function frameOf(src: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.src = `/external-media?src=${encodeURIComponent(src)}`
  frame.title = title
  frame.allow = 'fullscreen; picture-in-picture'
  return frame
}
