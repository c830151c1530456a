export { PictureDialog, storePicture } from './staff/PictureDialog.tsx'
export { default as picturesStyles } from './staff/Pictures.module.css'
