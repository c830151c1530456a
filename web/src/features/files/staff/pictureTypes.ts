/** Picture types for a file chooser that browsers can display. */
export const pictureTypes = 'image/png,image/jpeg,image/gif,image/webp,image/avif'
