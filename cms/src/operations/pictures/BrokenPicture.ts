/** A picture that is cut off, or does not have the structure of its format. */
export class BrokenPicture extends Error {}
