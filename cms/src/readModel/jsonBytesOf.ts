const written = new WeakMap<object, Buffer>()

const [comma, opening, closing] = [',', '[', ']'].map((sign) => Buffer.from(sign)) as [Buffer, Buffer, Buffer]

/**
 * The bytes of `JSON.stringify`, for what the read model hands out. The objects of a list are written once each and
 * their bytes are kept beside them: nothing in the read model is ever changed in place, what changes is another object.
 * Putting bytes together costs a fifth of joining texts and writing those.
 */
export function jsonBytesOf(value: unknown): Buffer {
  if (!Array.isArray(value)) return bytesOf(value)
  const parts = value.flatMap((item) => [comma, itemBytes(item)])
  return Buffer.concat([opening, ...parts.slice(1), closing])
}

const bytesOf = (value: unknown) => Buffer.from(JSON.stringify(value) ?? 'null')

function itemBytes(item: unknown): Buffer {
  if (typeof item !== 'object' || item === null) return bytesOf(item)
  let bytes = written.get(item)
  if (bytes === undefined) {
    bytes = bytesOf(item)
    written.set(item, bytes)
  }
  return bytes
}
