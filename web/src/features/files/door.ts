export { ChoosePicture } from './staff/ChoosePicture.tsx'
export { PictureGallery } from './staff/PictureGallery.tsx'
export { default as picturesStyles } from './staff/Pictures.module.css'
export { pictureTypes } from './staff/pictureTypes.ts'
