/** What browsers show as a picture, for a file chooser. */
export const pictureTypes = 'image/png,image/jpeg,image/gif,image/webp,image/avif'
