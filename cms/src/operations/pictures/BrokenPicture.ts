/** A picture that ends in the middle, or is put together otherwise than its kind. */
export class BrokenPicture extends Error {}
