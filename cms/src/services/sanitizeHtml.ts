import sanitize from 'sanitize-html'

const blocks = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'br',
  'hr',
  'blockquote',
  'ul',
  'ol',
  'li',
  'div',
  'pre',
]
const inline = ['a', 'strong', 'b', 'em', 'i', 'u', 's', 'span', 'sub', 'sup', 'code']

/** Pages: what the editor's toolbar can make, and nothing that can run script. */
export function sanitizePage(html: string): string {
  return sanitize(html, {
    allowedTags: [...blocks, ...inline, 'img', 'iframe'],
    allowedAttributes: {
      '*': ['class', 'dir', 'data-list'],
      a: ['href', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height'],
      iframe: ['src', 'width', 'height', 'title', 'allowfullscreen'],
      span: ['style'],
    },
    allowedClasses: { '*': [/^ql-[a-z0-9-]+$/] },
    allowedStyles: {
      span: {
        color: [/^#[0-9a-f]{3,8}$/i, /^rgb\([\d\s,]+\)$/i],
        'background-color': [/^#[0-9a-f]{3,8}$/i, /^rgb\([\d\s,]+\)$/i],
      },
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https', 'data'] },
    allowedIframeHostnames: ['www.youtube-nocookie.com', 'www.youtube.com', 'player.vimeo.com'],
    transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer' }) },
  })
}

/** News: plain lines with at most simple inline markup. */
export function sanitizeInline(text: string): string {
  return sanitize(text, {
    allowedTags: ['a', 'strong', 'b', 'em', 'i', 'u', 'br'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  })
}
